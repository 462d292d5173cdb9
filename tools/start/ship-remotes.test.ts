import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Database } from '@stammtisch/api/platform/database/database';
import { migrate } from '@stammtisch/api/platform/database/migrations';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@stammtisch/api/platform/embedded-postgres/start-embedded-postgres';
import { databaseStore } from '@stammtisch/api/registry/database-store';
import { readHostManifest } from '@stammtisch/api/registry/host-manifest';
import { aHost } from '@stammtisch/api/registry/testing/a-host';
import { aRemote, type BuiltRemote } from '@stammtisch/api/registry/testing/a-remote';
import { moveChannel, publishVersion } from '@stammtisch/remote-registry';
import { ReleaseRefused, shipRemotes } from './ship-remotes.ts';

let place: string;
let server: EmbeddedPostgres;
let database: Database;
beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'stammtisch-ship-'));
  chmodSync(place, 0o755);
  const folder = path.join(place, 'data');
  server = await startEmbeddedPostgres({ folder, settings: ['fsync=off'] });
  mkdirSync(path.join(place, 'shell'));
  writeFileSync(path.join(place, 'shell/host.json'), JSON.stringify(aHost));
});
afterAll(async () => {
  await server.stop();
  await rm(place, { recursive: true, force: true });
});
beforeEach(async () => {
  const url = await makeDatabase();
  await migrate(url);
  database = new Database({ url, connections: 2 });
});
afterEach(() => database.close());

async function makeDatabase(): Promise<string> {
  const name = `ship_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Writes what a build would leave. */
function built({ manifest, manifestText, contents }: BuiltRemote): string {
  const folder = mkdtempSync(path.join(place, `${manifest.name}-`));
  writeFileSync(path.join(folder, 'remote.json'), manifestText);
  for (const [file, content] of contents) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

const shell = () => path.join(place, 'shell');
const store = () =>
  databaseStore(
    (work) => database.systemTransaction(work),
    () => readHostManifest(shell()),
  );
const origins = { EXTERNAL_ORIGINS: ['https://a.example'], OVERRIDE_ORIGINS: [] as string[] };

function ship(remotes: readonly string[], config = origins) {
  return shipRemotes({ database, config, shell: shell(), remotes, say: () => undefined });
}

async function readLive() {
  const pointer = await store().readPointer('live');
  if (!pointer) throw new Error('nothing is live');
  const { remotes } = await store().readRelease(pointer);
  return { pointer, runs: remotes.map(({ manifest }) => `${manifest.name} ${manifest.version}`) };
}

test('the first start makes what was built live, the second finds nothing new', async () => {
  const folders = [built(aRemote()), built(aRemote({ name: 'wine' }))];
  const told: string[] = [];
  const say = (line: string) => told.push(line);
  const options = { database, config: origins, shell: shell(), remotes: folders, say };
  expect(await shipRemotes(options)).toEqual({
    kind: 'shipped',
    revision: 1,
    changed: expect.arrayContaining(['roster', 'wine']),
  });
  expect(told.toSorted()).toEqual(['roster 1.0.0', 'wine 1.0.0']);
  expect((await readLive()).pointer.externalOrigins).toEqual(['https://a.example']);
  expect(await ship(folders)).toEqual({ kind: 'unchanged', revision: 1 });
});

test('what a team promoted stays over a start, until that remote is built anew', async () => {
  const wine = built(aRemote({ name: 'wine' }));
  const roster = built(aRemote());
  await ship([roster, wine]);
  await promote(aRemote({ version: '1.1.0' }));
  expect((await readLive()).runs.toSorted()).toEqual(['roster 1.1.0', 'wine 1.0.0']);
  expect((await ship([roster, wine])).kind).toBe('unchanged');
  const newWine = built(aRemote({ name: 'wine', version: '2.0.0' }));
  expect(await ship([roster, newWine])).toMatchObject({ kind: 'shipped', changed: ['wine'] });
  expect((await readLive()).runs.toSorted()).toEqual(['roster 1.1.0', 'wine 2.0.0']);
  const newRoster = built(aRemote({ script: 'built again' }));
  expect(await ship([newRoster, newWine])).toMatchObject({ kind: 'shipped', changed: ['roster'] });
  expect((await readLive()).runs.toSorted()).toEqual(['roster 1.0.0', 'wine 2.0.0']);
});

test('other origins in the configuration reach the pointer with the next start', async () => {
  const folders = [built(aRemote())];
  await ship(folders);
  const config = { ...origins, OVERRIDE_ORIGINS: ['http://localhost:3001'] };
  expect((await ship(folders, config)).kind).toBe('shipped');
  expect((await readLive()).pointer.overrideOrigins).toEqual(['http://localhost:3001']);
});

test('what does not fit is refused with its reasons, and what ran before goes on', async () => {
  const clashing = [
    built(aRemote({ path: '/shifts' })),
    built(aRemote({ name: 'wine', path: '/shifts' })),
  ];
  await expect(ship(clashing)).rejects.toThrow(ReleaseRefused);
  await expect(ship(clashing)).rejects.toThrow(/route-path \((roster, wine|wine, roster)\)/);
  await ship([built(aRemote())]);
  const before = await readLive();
  const refusal = await ship(clashing);
  expect(refusal).toMatchObject({ kind: 'refused', reasons: expect.stringContaining('/shifts') });
  expect(await readLive()).toEqual(before);
});

test('a built folder in which a file was changed afterwards is not shipped', async () => {
  const folder = built(aRemote());
  writeFileSync(path.join(folder, 'static/js/entry.js'), 'steal()');
  await expect(ship([folder])).rejects.toThrow('static/js/entry.js is not the file that was built');
});

async function promote(remote: BuiltRemote) {
  const { manifest, manifestText, contents } = remote;
  const registry = store();
  for (const { path: file, sha384 } of manifest.files) {
    await registry.putFile(sha384, contents.get(file) ?? Buffer.from('none'));
  }
  const now = new Date();
  const by = manifest.team;
  expect((await publishVersion(registry, { manifestText, by, now })).kind).toBe('published');
  const { name, version } = manifest;
  const move = { verb: 'promote', remote: name, version } as const;
  const request = { channel: 'live', move, by, rehearse: false, note: '', now };
  expect((await moveChannel(registry, request)).kind).toBe('moved');
}
