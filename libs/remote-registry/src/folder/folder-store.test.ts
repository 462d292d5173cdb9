import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { release, releasePointer } from '@stammtisch/contracts/remote/release';
import { expect, test } from 'vitest';
import { integrityOf } from '../content-hash.ts';
import { moveChannel } from '../move/move-channel.ts';
import { publishVersion } from '../publish/publish-version.ts';
import { storeFiles } from '../publish/store-files.ts';
import { aBuiltRemote, aRegistry, readBuilt, someDay } from '../testing/a-registry.ts';
import type { FolderStore } from './folder-store.ts';

/** A registry where `roster` and `day` have two versions each; the first ones run. */
async function twoVersions(): Promise<FolderStore> {
  const built = (name: string, version: string) => aBuiltRemote({ name, version });
  const store = await aRegistry([built('day', '0.1.0'), built('roster', '0.1.0')]);
  for (const name of ['day', 'roster']) {
    const next = await readBuilt(built(name, '0.2.0'));
    await storeFiles(store, next);
    await publishVersion(store, { manifestText: next.manifestText, by: name, now: someDay });
  }
  return store;
}

const promote = (store: FolderStore, remote: string, version: string, revision?: number) =>
  moveChannel(store, {
    channel: 'live',
    move: { verb: 'promote', remote, version },
    by: remote,
    revision,
    rehearse: false,
    note: '',
    now: someDay,
  });

/** What a static server hands out: throws when any of it is not whole. */
function readServed(root: string) {
  const pointer = releasePointer.parse(
    JSON.parse(readFileSync(join(root, 'registry/live.json'), 'utf8')),
  );
  const text = readFileSync(join(root, pointer.release.href), 'utf8');
  expect(integrityOf(text)).toBe(pointer.release.sha384);
  return { pointer, release: release.parse(JSON.parse(text)) };
}

test('everything that a release names lies where a static server finds it', async () => {
  const store = await twoVersions();
  const { root } = store.places;
  await promote(store, 'roster', '0.2.0');
  const served = readServed(root);
  expect(served.pointer.revision).toBe(2);
  for (const { base, manifest } of served.release.remotes) {
    for (const { path, sha384 } of manifest.files) {
      expect(integrityOf(readFileSync(join(root, base, path)))).toBe(sha384);
    }
  }
});

test('of two moves from the same revision one wins, and the other is told which', async () => {
  const store = await twoVersions();
  const outcomes = await Promise.all([
    promote(store, 'roster', '0.2.0', 1),
    promote(store, 'day', '0.2.0', 1),
  ]);
  expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['moved', 'revision-moved']);
  const told = outcomes.find((outcome) => outcome.kind === 'revision-moved');
  expect(told).toMatchObject({ pointer: { revision: 2 } });
  expect(readServed(store.places.root).pointer.revision).toBe(2);
});

test('a release that is not the one that was named is not read', async () => {
  const store = await twoVersions();
  const pointer = await store.readPointer('live');
  if (pointer === undefined) throw new Error('nothing runs');
  writeFileSync(join(store.places.root, pointer.release.href), '{}');
  await expect(store.readRelease(pointer)).rejects.toThrow('is not the release that was named');
});

test('a content under a wrong hash is not stored', async () => {
  const store = await twoVersions();
  await expect(store.putFile(integrityOf('a'), new TextEncoder().encode('b'))).rejects.toThrow(
    'does not have',
  );
});

test('a pointer that a killed process left behind is brought up by the next move', async () => {
  const store = await twoVersions();
  const { root } = store.places;
  const old = readFileSync(join(root, 'registry/live.json'));
  await promote(store, 'roster', '0.2.0');
  writeFileSync(join(root, 'registry/live.json'), old);
  await promote(store, 'day', '0.2.0');
  expect(readServed(root).pointer.revision).toBe(3);
});

test('a version that was half laid out is not there, and can be published again', async () => {
  const store = await twoVersions();
  const [newest] = await store.listVersions('roster');
  if (newest === undefined) throw new Error('nothing is published');
  rmSync(store.places.version('roster', newest.address));
  expect(await store.readVersion('roster', newest.address)).toBeUndefined();
  const text = readFileSync(`${store.places.remote('roster', newest.address)}/remote.json`, 'utf8');
  const again = await publishVersion(store, { manifestText: text, by: 'roster', now: someDay });
  expect(again).toMatchObject({ kind: 'published' });
});

const worker = join(import.meta.dirname, '../testing/promote-for-ever.ts');

/** Starts a process that promotes all the time; resolves when it has moved something. */
async function startWorker(root: string, remote: string, pause: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [worker, root, remote, String(pause)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('two processes that promote all the time, one of them killed again and again, leave a whole registry', async () => {
  const store = await twoVersions();
  const { root } = store.places;
  const steady = await startWorker(root, 'day', 20);
  try {
    for (let round = 0; round < 8; round += 1) {
      const victim = await startWorker(root, 'roster', 0);
      await setTimeout(Math.random() * 40);
      victim.kill('SIGKILL');
      await once(victim, 'exit');
      readServed(root);
    }
  } finally {
    steady.kill('SIGKILL');
    await once(steady, 'exit');
  }
  const history = await store.readHistory('live', 100_000);
  expect(history.map(({ revision }) => revision)).toEqual(
    history.map((_entry, index) => history.length - index),
  );
  expect(new Set(history.map(({ by }) => by))).toEqual(new Set(['house', 'day', 'roster']));
  // Nothing that a killed process left blocks the next one.
  const next = await promote(store, 'day', '0.2.0');
  expect(['moved', 'unchanged']).toContain(next.kind);
  expect(readServed(root).pointer.revision).toBeGreaterThanOrEqual(history.length);
}, 60_000);
