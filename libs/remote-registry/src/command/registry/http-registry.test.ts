import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FolderStore } from '../../folder/folder-store.ts';
import { aBuiltRemote, aRegistry, readBuilt } from '../../testing/a-registry.ts';
import { serveRegistry } from '../../testing/serve-registry.ts';
import { apiClient } from './api-client.ts';
import { httpRegistry } from './http-registry.ts';

const roster = (version: string, content = 'draw()') =>
  aBuiltRemote({ name: 'roster', version, content: { 'page.js': content } });

let store: FolderStore;
let house: Awaited<ReturnType<typeof serveRegistry>>;
beforeEach(async () => {
  store = await aRegistry([roster('0.1.0')]);
  house = await serveRegistry(store, 'secret');
});
afterEach(() => house.close());

const open = (token: string | undefined = 'secret') =>
  httpRegistry(house.origin, apiClient(house.origin, token));
const silent = () => undefined;
const promote = (version: string, revision?: number) =>
  open().move({
    channel: 'live',
    move: { verb: 'promote', remote: 'roster', version },
    revision,
    rehearse: false,
    note: '',
  });

test('only the files that an installation does not have are sent', async () => {
  const outcome = await open().publish(await readBuilt(roster('0.2.0', 'new()')), silent);
  expect(outcome).toMatchObject({
    kind: 'published',
    version: { remote: 'roster', version: '0.2.0' },
  });
  expect(house.seen.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});

test('a version is published, promoted, and read as browsers get it', async () => {
  const registry = open();
  const remote = await readBuilt(roster('0.2.0', 'new()'));
  await registry.publish(remote, silent);
  expect(await promote('0.2.0')).toMatchObject({
    kind: 'moved',
    reply: { pointer: { revision: 2 } },
  });
  expect(await registry.readVersion('roster', remote.address)).toEqual({
    base: `/remotes/roster/${remote.address}/`,
    manifest: remote.manifest,
  });
  const channel = await registry.readChannel('live');
  expect(channel).toMatchObject({ pointer: { revision: 2 }, history: [{ verb: 'promote' }, {}] });
});

test('refusals come with what the API said of them', async () => {
  const registry = open();
  const other = await readBuilt(roster('0.1.0', 'other()'));
  expect(await registry.publish(other, silent)).toMatchObject({ kind: 'version-exists' });
  const clash = aBuiltRemote({
    name: 'roster',
    version: '0.2.0',
    routes: [{ id: 'roster.read', path: '/login' }],
  });
  await registry.publish(await readBuilt(clash), silent);
  expect(await promote('0.2.0')).toMatchObject({
    kind: 'refused',
    reply: { moved: false, findings: [{ rule: 'route-path' }] },
  });
  expect(await promote('0.1.0', 7)).toMatchObject({
    kind: 'revision-moved',
    pointer: { revision: 1 },
  });
  expect(await promote('9.0.0')).toMatchObject({
    kind: 'unknown',
    what: expect.stringContaining('never published'),
  });
  expect(await registry.readChannel('beta')).toBeUndefined();
});

test('a call without a token says what to give', async () => {
  await expect(open('').listVersions()).rejects.toThrow('Give a deploy token with --token');
});

test('an address where nobody answers says so', async () => {
  const nobody = httpRegistry('http://127.0.0.1:9', apiClient('http://127.0.0.1:9', undefined));
  await expect(nobody.readHost()).rejects.toThrow('http://127.0.0.1:9 cannot be reached');
});
