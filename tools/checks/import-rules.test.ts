import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

let workspace: string;

beforeAll(async () => {
  workspace = await mkdtemp(path.join(tmpdir(), 'stammtisch-imports-'));
  await put('tsconfig.base.json', '{}');
});
afterAll(() => rm(workspace, { recursive: true, force: true }));

async function put(file: string, text: string) {
  await mkdir(path.dirname(path.join(workspace, file)), { recursive: true });
  await writeFile(path.join(workspace, file), text);
}

/** Lints one import in a workspace of its own, and answers the rules that it breaks. */
async function brokenRules(from: string, to: string): Promise<string> {
  const specifier = path.relative(path.dirname(from), to);
  await put(to, 'export const value = 1;\n');
  await put(
    from,
    `import { value } from './${specifier}';\nexport const other = value;\n`.replace('./..', '..'),
  );
  const config = path.join(root, '.dependency-cruiser.mjs');
  const cruise = path.join(root, 'node_modules/.bin/depcruise');
  const done = run(cruise, ['--config', config, '--output-type', 'err', from, to], {
    cwd: workspace,
  });
  return done.then(
    ({ stdout }) => stdout,
    (failure: { stdout: string }) => failure.stdout,
  );
}

test.each([
  [
    'a rule of the domain reads a contract',
    'libs/domain/src/a.ts',
    'libs/contracts/src/a.ts',
    'layer-libs-domain',
  ],
  [
    'the HAL client knows the design system',
    'libs/hal-client/src/b.ts',
    'libs/ui-kit/src/b.ts',
    'layer-libs-hal-client',
  ],
  [
    'one remote imports another',
    'apps/floorplan/src/c.ts',
    'apps/reservations/src/c.ts',
    'layer-apps-floorplan',
  ],
  [
    'the shell imports a remote',
    'apps/shell/src/d.ts',
    'apps/reservations/src/d.ts',
    'layer-apps-shell',
  ],
  [
    'the booking widget takes the staff side',
    'apps/booking-widget/src/e.ts',
    'libs/remote-kit/src/e.ts',
    'layer-apps-booking-widget',
  ],
  ['the API draws pixels', 'apps/api/src/f.ts', 'libs/ui-kit/src/f.ts', 'layer-apps-api'],
  ['an app imports a tool', 'apps/api/src/g.ts', 'tools/g.ts', 'nobody-imports-tools-or-e2e'],
  [
    'product code uses test builders',
    'apps/shell/src/h.ts',
    'libs/testing/src/h.ts',
    'testing-is-for-tests',
  ],
  [
    'a noun reaches into a neighbour’s verb',
    'apps/api/src/guests/i.ts',
    'apps/api/src/reservations/move-reservation/i.ts',
    'a-verb-folder-is-private',
  ],
])('the lint fails when %s', async (_, from, to, rule) => {
  expect(await brokenRules(from, to)).toContain(rule);
});

test('the lint fails when two files import each other', async () => {
  await put(
    'libs/domain/src/one.ts',
    "import { two } from './two.ts';\nexport const one = () => two;\n",
  );
  await put(
    'libs/domain/src/two.ts',
    "import { one } from './one.ts';\nexport const two = () => one;\n",
  );
  const config = path.join(root, '.dependency-cruiser.mjs');
  const failure = run(
    path.join(root, 'node_modules/.bin/depcruise'),
    ['--config', config, 'libs/domain/src/one.ts'],
    { cwd: workspace },
  );
  await expect(failure).rejects.toMatchObject({ stdout: expect.stringContaining('no-cycles') });
});

test('a room may import what the table allows', async () => {
  const report = await brokenRules('libs/contracts/src/allowed.ts', 'libs/domain/src/allowed.ts');
  expect(report).toContain('no dependency violations found');
});
