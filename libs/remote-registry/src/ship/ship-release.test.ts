import { resolveRelease } from '@stammtisch/contracts/remote/resolve-release';
import { expect, test } from 'vitest';
import type { FolderStore } from '../folder/folder-store.ts';
import { moveChannel } from '../move/move-channel.ts';
import { publishVersion } from '../publish/publish-version.ts';
import { storeFiles } from '../publish/store-files.ts';
import { aBuiltRemote, anEmptyRegistry, readBuilt, someDay } from '../testing/a-registry.ts';
import { shipRelease, type Shipment } from './ship-release.ts';

const roster = (content: string, version = '0.1.0') =>
  aBuiltRemote({ name: 'roster', version, content: { 'page.js': content } });
const day = aBuiltRemote({ name: 'day' });

async function ship(store: FolderStore, built: string[], more: Partial<Shipment> = {}) {
  const folders = await Promise.all(built.map((folder) => readBuilt(folder)));
  const origins = { externalOrigins: [], overrideOrigins: [] };
  return shipRelease(store, {
    channel: 'live',
    folders,
    by: 'house',
    now: someDay,
    ...origins,
    ...more,
  });
}

async function promote(store: FolderStore, folder: string) {
  const built = await readBuilt(folder);
  await storeFiles(store, built);
  await publishVersion(store, { manifestText: built.manifestText, by: 'staff', now: someDay });
  return moveChannel(store, {
    channel: 'live',
    move: { verb: 'promote', remote: built.manifest.name, version: built.address },
    by: 'staff',
    rehearse: false,
    note: '',
    now: someDay,
  });
}

async function running(store: FolderStore): Promise<string[]> {
  const pointer = await store.readPointer('live');
  if (pointer === undefined) return [];
  return resolveRelease(await store.readRelease(pointer)).map(
    ({ base }) => base.split('/')[3] ?? '',
  );
}

const addressesOf = (built: string[]) =>
  Promise.all(built.map(async (folder) => (await readBuilt(folder)).address));

test('a first start ships everything, a second one changes nothing', async () => {
  const store = anEmptyRegistry();
  const built = [day, roster('one')];
  const first = await ship(store, built);
  expect(first).toMatchObject({ kind: 'shipped', pointer: { revision: 1 } });
  expect(await running(store)).toEqual(await addressesOf(built));
  expect(await ship(store, built)).toMatchObject({ kind: 'unchanged', pointer: { revision: 1 } });
  expect(await store.readHistory('live', 9)).toMatchObject([
    { verb: 'ship', by: 'house', summary: 'day nothing -> 0.1.0\nroster nothing -> 0.1.0' },
  ]);
});

test('an update ships what changed, though its version is the same', async () => {
  const store = anEmptyRegistry();
  await ship(store, [day, roster('one')]);
  const built = [day, roster('two')];
  expect(await ship(store, built)).toMatchObject({
    kind: 'shipped',
    changes: [{ remote: 'roster', from: '0.1.0', to: '0.1.0' }],
  });
  expect(await running(store)).toEqual(await addressesOf(built));
});

test('what a team promoted stays through a restart, until an update brings another one', async () => {
  const store = anEmptyRegistry();
  const promoted = roster('theirs', '0.2.0');
  await ship(store, [day, roster('one')]);
  await promote(store, promoted);
  expect(await ship(store, [day, roster('one')])).toMatchObject({ kind: 'unchanged' });
  expect(await running(store)).toEqual(await addressesOf([day, promoted]));
  await ship(store, [day, roster('two', '0.3.0')]);
  expect(await running(store)).toEqual(await addressesOf([day, roster('two', '0.3.0')]));
});

test('a remote that the installation no longer brings goes; one that only a team has stays', async () => {
  const store = anEmptyRegistry();
  const bar = aBuiltRemote({ name: 'bar' });
  await ship(store, [day, roster('one')]);
  await promote(store, bar);
  await ship(store, [day]);
  expect(await running(store)).toEqual(await addressesOf([bar, day]));
});

test('other origins are a new revision of the same release', async () => {
  const store = anEmptyRegistry();
  await ship(store, [day]);
  const origins = { externalOrigins: ['https://house.example'] };
  expect(await ship(store, [day], origins)).toMatchObject({
    kind: 'shipped',
    changes: [],
    pointer: { revision: 2, ...origins },
  });
});

test('a remote that does not fit is refused, and the old release runs on', async () => {
  const store = anEmptyRegistry();
  await ship(store, [day]);
  const clash = aBuiltRemote({ name: 'roster', routes: [{ id: 'roster.read', path: '/login' }] });
  expect(await ship(store, [day, clash])).toMatchObject({
    kind: 'refused',
    findings: [{ rule: 'route-path', remotes: ['roster'] }],
  });
  expect(await running(store)).toEqual(await addressesOf([day]));
});

test('processes that start together ship once', async () => {
  const store = anEmptyRegistry();
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => ship(store, [day, roster('one')])));
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
    'shipped',
    'unchanged',
    'unchanged',
    'unchanged',
  ]);
  expect(await store.readPointer('live')).toMatchObject({ revision: 1 });
});
