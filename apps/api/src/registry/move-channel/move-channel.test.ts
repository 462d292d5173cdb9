import { release, type Release } from '@stammtisch/contracts/remote/release';
import { resolveRelease } from '@stammtisch/contracts/remote/resolve-release';
import { moveChannel } from '@stammtisch/remote-registry';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { sql } from '../../platform/database/sql.ts';
import { databaseStore, type Run } from '../database-store.ts';
import { registryOf } from '../registry-of.ts';
import { aRemote } from '../testing/a-remote.ts';
import {
  livePointer,
  openRegistry,
  type Pipeline,
  type TestRegistry,
} from '../testing/open-registry.ts';

let house: TestRegistry;
let kitchen: Pipeline;
let cellar: Pipeline;
beforeEach(async () => {
  house = await openRegistry();
  kitchen = house.pipeline(await house.issueToken('kitchen', ['roster']));
  cellar = house.pipeline(await house.issueToken('cellar', ['wine']));
});
afterEach(() => house.close());

const promoteRoster = (version: string) =>
  ({ verb: 'promote', remote: 'roster', version }) as const;

async function liveRelease(): Promise<Release> {
  const { href } = (await livePointer(house.app)).release;
  return release.parse((await house.app.inject({ url: href })).json());
}
const liveVersions = async () =>
  (await liveRelease()).remotes.map(({ manifest }) => `${manifest.name} ${manifest.version}`);

test('a promoted version is what browsers are told to run, and the history says who did it', async () => {
  await kitchen.publish(aRemote());
  const reply = await kitchen.move(promoteRoster('1.0.0'), { note: 'the new week' });
  expect([reply.statusCode, reply.json().moved]).toEqual([200, true]);
  expect(await livePointer(house.app)).toEqual(reply.json().pointer);
  expect(await liveVersions()).toEqual(['roster 1.0.0']);
  const channel = (await cellar.get('/api/1/registry/channels/live')).json();
  expect(channel.pointer.revision).toBe(2);
  expect(channel.history).toMatchObject([
    { revision: 2, by: 'kitchen', verb: 'promote', note: 'the new week' },
    { revision: 1, by: 'house', verb: 'ship' },
  ]);
});

test('a remote that takes a page of another one is refused, and both teams are named', async () => {
  await cellar.publish(aRemote({ name: 'wine', team: 'cellar', path: '/shifts' }));
  await cellar.move({ verb: 'promote', remote: 'wine', version: '1.0.0' });
  const before = await livePointer(house.app);
  await kitchen.publish(aRemote({ path: '/shifts' }));
  const reply = await kitchen.move(promoteRoster('1.0.0'));
  expect([reply.statusCode, reply.json().key]).toEqual([409, 'RELEASE_REFUSED']);
  expect(reply.json().findings).toMatchObject([
    { rule: 'route-path', remotes: ['roster', 'wine'], teams: ['kitchen', 'cellar'] },
  ]);
  expect(await livePointer(house.app)).toEqual(before);
});

test('a rehearsal says what would happen, and moves nothing', async () => {
  await kitchen.publish(aRemote());
  const before = await livePointer(house.app);
  const fine = await kitchen.move(promoteRoster('1.0.0'), { rehearse: true });
  expect(fine.json()).toMatchObject({
    moved: false,
    changes: [{ remote: 'roster', to: '1.0.0' }],
    findings: [],
  });
  await kitchen.publish(aRemote({ version: '2.0.0', hostContract: '^9.0.0' }));
  const broken = await kitchen.move(promoteRoster('2.0.0'), { rehearse: true });
  expect(broken.json()).toMatchObject({ moved: false, findings: [{ rule: 'host-contract' }] });
  expect(await livePointer(house.app)).toEqual(before);
});

test('a version, a channel or a remote that is not there is named', async () => {
  const version = await kitchen.move(promoteRoster('7.0.0'));
  expect(version.statusCode).toBe(404);
  expect(version.json().detail).toContain('7.0.0');
  const channel = await kitchen.post('/api/1/registry/channels/night/moves', {
    move: promoteRoster('1.0.0'),
  });
  expect(channel.statusCode).toBe(404);
  expect(channel.json().detail).toContain('night');
});

test('whoever saw an older pointer is told of the one that stands', async () => {
  await kitchen.publish(aRemote());
  const first = await kitchen.move(promoteRoster('1.0.0'), { revision: 1 });
  const late = await kitchen.move(promoteRoster('1.0.0'), { revision: 1 });
  expect([late.statusCode, late.json().key]).toEqual([409, 'REVISION_MOVED']);
  expect(late.json().pointer).toEqual(first.json().pointer);
});

test('a team takes its own move back', async () => {
  await kitchen.publish(aRemote());
  await kitchen.publish(aRemote({ version: '1.1.0' }));
  await kitchen.move(promoteRoster('1.0.0'));
  await kitchen.move(promoteRoster('1.1.0'));
  expect(await liveVersions()).toEqual(['roster 1.1.0']);
  const reply = await kitchen.move({ verb: 'rollback' });
  expect([reply.statusCode, reply.json().moved]).toEqual([200, true]);
  expect(await liveVersions()).toEqual(['roster 1.0.0']);
});

test('a rollback of everything is refused when the last move was another team’s', async () => {
  await kitchen.publish(aRemote());
  await kitchen.move(promoteRoster('1.0.0'));
  await cellar.publish(aRemote({ name: 'wine', team: 'cellar' }));
  await cellar.move({ verb: 'promote', remote: 'wine', version: '1.0.0' });
  const reply = await kitchen.move({ verb: 'rollback' });
  expect([reply.statusCode, reply.json().key]).toEqual([403, 'REMOTE_NOT_YOURS']);
  expect(reply.json().detail).toContain('wine');
  expect(await liveVersions()).toEqual(expect.arrayContaining(['wine 1.0.0', 'roster 1.0.0']));
  const installation = await house.pipeline(house.admin).move({ verb: 'rollback' });
  expect(installation.json().moved).toBe(true);
  expect(await liveVersions()).toEqual(['roster 1.0.0']);
});

test('one restaurant keeps a version, the others get the new one', async () => {
  await kitchen.publish(aRemote());
  await kitchen.publish(aRemote({ version: '1.1.0' }));
  await kitchen.move(promoteRoster('1.0.0'));
  const { id } = house.restaurant;
  await kitchen.move({ verb: 'pin', remote: 'roster', restaurant: id, version: '1.0.0' });
  await kitchen.move(promoteRoster('1.1.0'));
  const runs = async (restaurant: string) =>
    resolveRelease(await liveRelease(), restaurant).map(({ manifest }) => manifest.version);
  expect([await runs(id), await runs(house.foreign.id)]).toEqual([['1.0.0'], ['1.1.0']]);
  const { href } = (await livePointer(house.app)).release;
  expect((await house.app.inject({ url: href })).body).not.toContain(id);
});

test('a share of the restaurants gets a version first', async () => {
  await kitchen.publish(aRemote());
  await kitchen.publish(aRemote({ version: '1.1.0' }));
  await kitchen.move(promoteRoster('1.0.0'));
  const rollout = { verb: 'rollout', remote: 'roster', version: '1.1.0', percent: 30 } as const;
  expect((await kitchen.move(rollout)).json().moved).toBe(true);
  const standing = await liveRelease();
  const restaurants = Array.from({ length: 400 }, () => crypto.randomUUID());
  const early = restaurants.filter(
    (id) => resolveRelease(standing, id)[0]?.manifest.version === '1.1.0',
  );
  expect(early.length / restaurants.length).toBeGreaterThan(0.2);
  expect(early.length / restaurants.length).toBeLessThan(0.4);
});

test('a process that is killed in the middle of a move leaves the old pointer, and no lock', async () => {
  await kitchen.publish(aRemote());
  const before = await livePointer(house.app);
  const registry = registryOf(house.api);
  const request = {
    channel: 'live',
    move: promoteRoster('1.0.0'),
    by: 'kitchen',
    rehearse: false,
    note: '',
    now: new Date(),
  };
  const dying = databaseStore(killedAfterThePointerMoved, () => registry.readHost());
  await expect(moveChannel(dying, request)).rejects.toThrow('the database does not answer');
  expect(await livePointer(house.app)).toEqual(before);
  expect(await registry.readHistory('live', 50)).toHaveLength(1);
  expect((await moveChannel(registry, request)).kind).toBe('moved');
  expect((await livePointer(house.app)).revision).toBe(before.revision + 1);
});

const backend = sql(z.object({ pid: z.int() }))`select pg_backend_pid() as pid`;

/** The database sees what it would see of a process that dies: the connection is gone. */
const killedAfterThePointerMoved: Run = (work) =>
  house.database.systemTransaction(async (tx) => {
    const { pid } = await tx.one(backend);
    return work({
      ...tx,
      async run(statement) {
        const touched = await tx.run(statement);
        if (statement.text.includes('registry_pointer')) {
          expect(touched).toBe(1);
          await kill(pid);
        }
        return touched;
      },
    });
  });

async function kill(pid: number): Promise<void> {
  const client = new Client({ connectionString: house.url });
  await client.connect();
  await client.query('select pg_terminate_backend($1, 5000)', [pid]);
  await client.end();
}
