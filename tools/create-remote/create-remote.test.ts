import { execFile } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { remoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchWorkspace, type ScratchWorkspace } from './scratch-workspace.ts';

const execute = promisify(execFile);

let scratch: ScratchWorkspace;
beforeAll(async () => {
  scratch = await scratchWorkspace();
});
afterAll(() => scratch.remove());

const place = (...parts: string[]) => path.join(scratch.root, ...parts);

/** Runs a command of the workspace; answers its end and what it said. */
async function run(folder: string, command: string, ...words: string[]) {
  const program = command === 'node' ? process.execPath : place('node_modules/.bin', command);
  // Tests of tests must not take the outer runner's settings for their own.
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  return execute(program, words, { cwd: place(folder), env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    (failure: { code: number; stdout: string; stderr: string }) => ({
      code: failure.code,
      said: failure.stdout + failure.stderr,
    }),
  );
}

const create = (...words: string[]) =>
  run('.', 'node', 'tools/create-remote/create-remote.ts', ...words);

/** An apostrophe and a long title, because both once broke what was written. */
const wish = {
  '--team': 'guests',
  '--section': 'guests',
  '--title-de': 'Karteikarten der Gäste',
  '--title-en': 'Guests’ cards of the house',
  '--title-fr': "Fiches de l'établissement pour les clients qui reviennent souvent",
};

test('makes a remote', async () => {
  expect(await create('guest-cards', ...Object.entries(wish).flat())).toMatchObject({
    code: 0,
    said: expect.stringContaining('apps/guest-cards shows /guest-cards'),
  });
});

test('and does not write over it', async () => {
  expect(await create('guest-cards')).toMatchObject({
    code: 1,
    said: expect.stringContaining('apps/ or libs/ has a guest-cards already'),
  });
});

test.each([
  ['type-checks', 'apps/guest-cards', 'tsc', ['-p', '.']],
  ['passes its own tests', 'apps/guest-cards', 'vitest', ['run']],
  ['lints', '.', 'oxlint', ['--deny-warnings', 'apps/guest-cards']],
  ['is formatted', '.', 'oxfmt', ['--check', 'apps/guest-cards', 'docs']],
  [
    'keeps the import rules',
    '.',
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', 'apps/guest-cards'],
  ],
  ['builds', 'apps/guest-cards', 'rsbuild', ['build']],
])(
  'what it made %s without an edit',
  async (_, folder, command, words) => {
    expect(await run(folder, command, ...words)).toMatchObject({ code: 0 });
  },
  180_000,
);

test('the gate lets it in beside a remote that runs', async () => {
  for (const app of ['apps/shell', 'apps/roster']) {
    expect(await run(app, 'rsbuild', 'build')).toMatchObject({ code: 0 });
  }
  const mine = place('apps/guest-cards/dist');
  await rename(mine, place('guest-cards-dist'));
  expect(await run('.', 'node', 'tools/build/compose.ts')).toMatchObject({ code: 0 });
  await rename(place('guest-cards-dist'), mine);
  const command = 'libs/remote-registry/src/command/main.ts';
  expect(await run('.', 'node', command, 'check', 'guest-cards')).toMatchObject({
    code: 0,
    said: expect.stringContaining('guest-cards 0.1.0 fits'),
  });
}, 180_000);

test('the page of all folders names it', async () => {
  expect(await readFile(place('docs/where-is-it.md'), 'utf8')).toContain('`apps/guest-cards`');
});

test('the import rules hold it from its first file on', async () => {
  const file = place('apps/guest-cards/src/reaches-out.ts');
  await writeFile(file, "export { messages } from '../../roster/src/messages.ts';\n");
  const { code, said } = await run(
    '.',
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    'apps/guest-cards',
  );
  expect(code).not.toBe(0);
  expect(said).toContain('layer-apps-guest-cards');
});

test('its manifest names its place, its team and its titles', async () => {
  const text = await readFile(place('apps/guest-cards/dist/remote.json'), 'utf8');
  expect(remoteManifest.parse(JSON.parse(text))).toMatchObject({
    name: 'guest-cards',
    team: 'guests',
    routes: [{ id: 'guest-cards.overview', path: '/guest-cards' }],
    nav: [{ section: 'guests', route: 'guest-cards.overview' }],
    labels: { en: { 'overview.title': 'Guests’ cards of the house' } },
  });
});
