import { mkdtemp, rm, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { readConfig } from '@stammtisch/api/platform/config/read-config';
import { Database } from '@stammtisch/api/platform/database/database';
import { migrate } from '@stammtisch/api/platform/database/migrations';
import { sql } from '@stammtisch/api/platform/database/sql';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@stammtisch/api/platform/embedded-postgres/start-embedded-postgres';
import { seedDemo } from './seed-demo.ts';

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

test('an empty database gets three houses with three months around today, once', async () => {
  const config = readConfig({ DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'silent' });
  expect(await seedDemo(database, config, saturdayEvening)).toBe(true);
  expect(await seedDemo(database, config, saturdayEvening)).toBe(false);
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
