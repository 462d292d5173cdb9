import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { resolveRelease } from '@stammtisch/contracts/remote/resolve-release';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FolderStore } from '../folder/folder-store.ts';
import { aBuiltRegistry, aCopyOf } from '../testing/built-rooms.ts';
import { readArguments } from './read-arguments.ts';
import { calledWrongly } from './report.ts';
import { runCommand } from './run-command.ts';

const program = join(import.meta.dirname, 'main.ts');
const vienna = '6f1c2b1e-3d0a-4a57-9c1e-0f5f4f7d2a11';

let shipped: FolderStore;
let store: FolderStore;
beforeAll(async () => {
  shipped = await aBuiltRegistry([aCopyOf('roster'), aCopyOf('floorplan')]);
});
beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), 'registry-'));
  cpSync(shipped.places.root, root, { recursive: true });
  store = new FolderStore(root);
});

/** The program itself, as a pipeline runs it. */
async function runProgram(...words: string[]) {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: '/',
    env: { ...process.env, STAMMTISCH_REGISTRY: store.places.root, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const outputs = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended: unknown[] = await once(child, 'close');
  const [out, error] = await outputs;
  return { code: ended[0], out, error };
}

/** The same within this process, which spares the start of one. */
async function run(...words: string[]) {
  const reading = readArguments(words, { STAMMTISCH_REGISTRY: store.places.root });
  if (reading.kind === 'help') throw new Error('the help was asked for');
  const { code, lines } =
    reading.kind === 'wrong'
      ? calledWrongly(reading.what)
      : await runCommand({ ...reading.line, json: true }, '/');
  return { code, said: lines.join('\n') };
}

/** Publishes a copy of a room as another version; answers its folder. */
async function publish(...copy: Parameters<typeof aCopyOf>): Promise<string> {
  const folder = aCopyOf(...copy);
  expect(await run('publish', '--dist', folder)).toMatchObject({ code: 0 });
  return folder;
}

async function versionsOf(restaurant?: string): Promise<string[]> {
  const pointer = await store.readPointer('live');
  if (pointer === undefined) return [];
  return resolveRelease(await store.readRelease(pointer), restaurant).map(
    ({ manifest }) => `${manifest.name} ${manifest.version}`,
  );
}

const clashing = (folder: 'roster') =>
  aCopyOf(folder, {
    version: '0.2.0',
    manifest: ({ routes }) => ({
      routes: routes.map((route) => ({ ...route, path: '/settings/rooms-and-tables' })),
    }),
  });

describe('a version', () => {
  test('is published, promoted and rolled back', async () => {
    await publish('roster', { version: '0.2.0' });
    expect(await versionsOf()).toContain('roster 0.1.0');
    const promoted = await runProgram('promote', 'roster', '0.2.0', '--no-smoke');
    expect(promoted).toMatchObject({
      code: 0,
      out: expect.stringContaining('roster 0.1.0 -> 0.2.0 (live)'),
    });
    expect(await versionsOf()).toContain('roster 0.2.0');
    expect(await store.readHistory('live', 1)).toMatchObject([{ note: 'not tried in a browser' }]);
    const again = await run('promote', 'roster', '0.2.0', '--no-smoke');
    expect(again).toMatchObject({ code: 0, said: expect.stringContaining('nothing moved') });
    expect(await run('rollback', 'roster')).toMatchObject({ code: 0 });
    expect(await versionsOf()).toContain('roster 0.1.0');
  });

  test('is known when it is published again, and refused when its content changed', async () => {
    const folder = await publish('roster', { version: '0.2.0' });
    const again = await run('publish', '--dist', folder);
    expect(again).toMatchObject({
      code: 0,
      said: expect.stringContaining('was published already'),
    });
    const other = aCopyOf('roster', { version: '0.2.0', manifest: () => ({ commit: 'another' }) });
    const refused = await run('publish', '--dist', other);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('version-exists: roster 0.2.0 · roster (team staff)');
    expect(refused.said).toContain('raise it in package.json');
  });

  test('is refused when a byte of any of its files was flipped', async () => {
    const folder = aCopyOf('roster', { version: '0.2.0' });
    const manifest: { files: { path: string }[] } = JSON.parse(
      readFileSync(join(folder, 'remote.json'), 'utf8'),
    );
    for (const { path } of manifest.files) {
      const file = join(folder, path);
      const whole = readFileSync(file);
      const flipped = Buffer.from(whole);
      flipped[0] = (flipped[0] ?? 0) ^ 1;
      writeFileSync(file, flipped);
      const { code, said } = await run('publish', '--dist', folder);
      expect(code).toBe(1);
      expect(said).toContain(`file-hash: ${path}, ${path} · roster (team staff)`);
      writeFileSync(file, whole);
    }
    expect(await store.listVersions('roster')).toHaveLength(1);
  });

  test('is opened in a browser before it is promoted', async () => {
    await publish('roster', { version: '0.2.0', files: { __federation_expose_: 'throw 1;' } });
    const refused = await run('promote', 'roster', '0.2.0');
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('smoke: timetable.edit · roster (team staff)');
    expect(refused.said).toContain('Nothing moved');
    expect(await versionsOf()).toContain('roster 0.1.0');
  }, 60_000);
});

describe('some have another version', () => {
  test('a pinned restaurant keeps its own, until the pin is taken away', async () => {
    await publish('roster', { version: '0.2.0' });
    const pin = ['pin', 'roster', '0.2.0', '--restaurant', vienna, '--no-smoke'];
    expect(await run(...pin)).toMatchObject({ code: 0 });
    expect(await versionsOf()).toContain('roster 0.1.0');
    expect(await versionsOf(vienna)).toContain('roster 0.2.0');
    const listed = await run('list', 'roster');
    expect(listed.said).toMatch(/0\.2\.0-\w+ .* <- 1 pinned restaurant/);
    expect(await run('pin', 'roster', 'none', '--restaurant', vienna)).toMatchObject({ code: 0 });
    expect(await versionsOf(vienna)).toContain('roster 0.1.0');
  });

  test('a roll-out reaches a share, and diff asks for it too', async () => {
    await publish('roster', { version: '0.2.0' });
    const rollout = await run('rollout', 'roster', '0.2.0', '--percent', '10', '--no-smoke');
    expect(rollout.said).toContain('roster 0.1.0 -> 0.2.0 (rollout 10 %)');
    await publish('floorplan', { version: '0.2.0' });
    const { code, said } = await run('diff', 'floorplan', '0.2.0');
    expect(code).toBe(0);
    expect(said).toContain('floorplan 0.1.0 -> 0.2.0 (live)');
    expect(said).toContain('live: nobody');
    expect(said).toContain('rollout roster 10 %: nobody');
  });
});

describe('who breaks is said before anything moves', () => {
  test('by check, with the rule, both teams and what to do', async () => {
    const { code, said } = await run('check', '--dist', clashing('roster'));
    expect(code).toBe(1);
    expect(said).toContain(
      'route-path: /settings/rooms-and-tables · roster (team staff), floorplan (team floor)',
    );
    expect(said).toContain('Choose another path in remote.ts');
    expect(await store.listVersions('roster')).toHaveLength(1);
  });

  test('by diff, and in one document for a pipeline', async () => {
    const { code, out } = await runProgram('diff', '--dist', clashing('roster'), '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      findings: [{ rule: 'route-path', scope: 'live', teams: ['staff', 'floor'] }],
      changes: [
        { remote: 'roster', details: expect.arrayContaining([expect.stringContaining('+ route')]) },
      ],
    });
  });

  test('by promote, which moves nothing', async () => {
    await run('publish', '--dist', clashing('roster'));
    const refused = await run('promote', 'roster', '0.2.0');
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('route-path') });
    expect(await store.readPointer('live')).toMatchObject({ revision: 1 });
  });
});

test('two promotes from one revision: one moves, the other is told', async () => {
  await publish('roster', { version: '0.2.0' });
  await publish('floorplan', { version: '0.2.0' });
  const promote = (remote: string) =>
    runProgram('promote', remote, '0.2.0', '--no-smoke', '--revision', '1');
  const outcomes = await Promise.all([promote('roster'), promote('floorplan')]);
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual([0, 1]);
  expect(outcomes.find(({ code }) => code === 1)?.error).toContain(
    'Another move came first: live is at revision 2 now',
  );
});

test('doctor finds a damaged file, an orphan and what a killed publish left', async () => {
  expect(await run('doctor')).toMatchObject({
    code: 0,
    said: expect.stringContaining('0 faults, 0 notes'),
  });
  const [version] = await store.listVersions('roster');
  if (version === undefined) throw new Error('nothing is published');
  const place = store.places.remote('roster', version.address);
  writeFileSync(join(place, 'remote.json'), '{}');
  writeFileSync(join(store.places.files, 'a'.repeat(96)), 'nobody');
  const { code, said } = await run('doctor');
  expect(code).toBe(1);
  expect(said).toContain(
    `/remotes/roster/${version.address}/remote.json is not the one that was published`,
  );
  expect(said).toContain('does not have the hash that it is named after');
});

test.each([
  ['no such verb', ['fly'], 'the verb must be one of'],
  ['an unknown option', ['list', '--fast'], "Unknown option '--fast'"],
  ['a roll-out of nobody knows how many', ['rollout', 'roster', '0.1.0'], '--percent'],
  ['a percentage beyond all', ['rollout', 'roster', '0.1.0', '--percent', '300'], 'from 0 to 100'],
  ['a pin for nobody', ['pin', 'roster', '0.1.0'], '--restaurant <uuid>'],
  ['a promote of nothing', ['promote'], 'Which remote?'],
  ['tokens of a folder', ['token', 'list'], 'Only an installation has tokens'],
])('%s is called wrong, and it says how it is called', async (_name, words, message) => {
  const { code, said } = await run(...words);
  expect(said).toContain(message);
  expect(code).toBe(2);
});

test.each([
  [
    'a version that nobody published',
    ['promote', 'roster', '9.0.0'],
    'roster 9.0.0 is not published',
  ],
  ['a channel that is not there', ['rollback', '--channel', 'beta'], 'There is no channel beta'],
])('%s is refused with what to do', async (_name, words, message) => {
  expect(await run(...words)).toMatchObject({ code: 1, said: expect.stringContaining(message) });
});
