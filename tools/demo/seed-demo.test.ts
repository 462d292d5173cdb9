import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { readConfig } from '@stammtisch/api/platform/config/read-config';
import { Database } from '@stammtisch/api/platform/database/database';
import { migrate } from '@stammtisch/api/platform/database/migrations';
import { isPassword } from '@stammtisch/api/authentication/password-hash';
import { sql, type Query } from '@stammtisch/api/platform/database/sql';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@stammtisch/api/platform/embedded-postgres/start-embedded-postgres';
import { seedDemo } from './seed-demo.ts';
import { wirePassword } from './wire-password.ts';

let folder: string;
let server: EmbeddedPostgres;
let database: Database;
const saturdayEvening = new Date('2026-11-21T19:00:00Z');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-demo-'));
  await chmod(folder, 0o755);
  server = await startEmbeddedPostgres({ folder, settings: ['fsync=off'] });
  await migrate(server.url);
  database = new Database({ url: server.url, connections: 4 });
});
afterAll(async () => {
  await database.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const row = z.object({
  identifier: z.string(),
  reservations: z.number(),
  seated: z.number(),
  large: z.number(),
});

const config = () => readConfig({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' });

test('an empty database gets three houses with three months around today, once', async () => {
  expect(await seedDemo(database, config(), saturdayEvening)).toBe(true);
  expect(await seedDemo(database, config(), saturdayEvening)).toBe(false);
  const houses = await database.systemTransaction((tx) =>
    tx.many(sql(row)`
      select r.identifier, count(*) as reservations,
             count(*) filter (where v.status = 'SEATED') as seated,
             count(*) filter (where v.persons_to = 12) as large
        from restaurant r join reservation v on v.restaurant_id = r.id
       group by r.identifier order by r.identifier`),
  );
  expect(houses.map((house) => house.identifier)).toEqual([
    'hotel-wien',
    'stammtisch-berlin',
    'zum-goldenen-loewen',
  ]);
  for (const house of houses) {
    expect(house.reservations).toBeGreaterThan(400);
    expect(house.seated).toBeGreaterThan(0);
  }
  expect(houses[1]?.large).toBe(1);
});

const oneRow = z.object({ count: z.number() });
const count = (query: Query<z.output<typeof oneRow>>) =>
  database.systemTransaction(async (tx) => (await tx.one(query)).count);

test('the evening is a real one: somebody is late, somebody did not come', async () => {
  const today = (status: string) => sql(oneRow)`
    select count(*) as count from reservation v join restaurant r on r.id = v.restaurant_id
     where r.identifier = 'stammtisch-berlin' and v.service_day = '2026-11-21'
       and v.status = ${status} and v.starts_at < ${saturdayEvening}`;
  expect(await count(today('CONFIRMED'))).toBeGreaterThan(0);
  expect(await count(today('NO_SHOW'))).toBeGreaterThan(0);
  expect(await count(today('SEATED'))).toBeGreaterThan(5);
});

test('a group waits at the door of the restaurant, and two parties come later', async () => {
  const waiting = (isHere: boolean) => sql(oneRow)`
    select count(*) as count from reservation
     where status = 'QUEUED' and service_day = '2026-11-21'
       and (waiting_since < ${saturdayEvening}) is not distinct from ${isHere ? true : null}`;
  expect([await count(waiting(true)), await count(waiting(false))]).toEqual([1, 2]);
});

test('guests book at all times: on the same day, in the week before, weeks ahead', async () => {
  const ahead = (from: string, to: string) => sql(oneRow)`
    select count(*) as count from reservation
     where starts_at < ${saturdayEvening} and starts_at - created_at >= ${from}::interval
       and starts_at - created_at < ${to}::interval`;
  expect(await count(ahead('0', '12 hours'))).toBeGreaterThan(100);
  expect(await count(ahead('2 days', '8 days'))).toBeGreaterThan(500);
  expect(await count(ahead('14 days', '60 days'))).toBeGreaterThan(50);
});

test('requests wait for an answer, and every guest could be sent a link that works', async () => {
  expect(
    await count(sql(oneRow)`select count(*) as count from reservation where status = 'OPEN'`),
  ).toBeGreaterThan(10);
  expect(
    await count(sql(oneRow)`select count(*) as count from reservation where link_hash is null`),
  ).toBe(0);
});

test('the demo password opens the demo account', async () => {
  const { hash } = await database.systemTransaction((tx) =>
    tx.one(sql(z.object({ hash: z.string() }))`
      select password_hash as hash from account where email = 'demo@stammtisch.example'`),
  );
  const wire = await wirePassword('pw', 'stammtisch');
  expect(await isPassword(config(), hash, wire)).toBe(true);
});

test('some guests have rated their visit, most of them kindly, and the rest were asked', async () => {
  const counts = z.object({ asked: z.number(), rated: z.number(), average: z.number() });
  const houses = await database.systemTransaction((tx) =>
    tx.many(sql(counts)`
      select count(*) as asked, count(stars) as rated, avg(stars)::float8 as average
        from rating group by restaurant_id`),
  );
  expect(houses).toHaveLength(3);
  for (const { asked, rated, average } of houses) {
    expect(rated).toBeGreaterThan(20);
    expect(asked).toBeGreaterThan(rated);
    expect(average).toBeGreaterThan(3.5);
  }
});
