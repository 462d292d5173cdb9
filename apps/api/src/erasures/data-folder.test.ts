import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { eraseGuests } from '../guests/erase-guests/erase-guests.ts';
import { readConfig } from '../platform/config/read-config.ts';
import { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrations.ts';
import { command } from '../platform/database/sql.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/start-embedded-postgres.ts';
import { whereIs } from '../platform/testing/where-is.ts';
import { ErasureLedger } from './erasure-ledger.ts';
import { replayErasures } from './replay-erasures.ts';

test('a data folder that is put back as docs/operate.md says forgets again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'stammtisch-data-'));
  await chmod(folder, 0o755);
  const data = path.join(folder, 'data');
  const backup = path.join(folder, 'backup');
  const running = async (work: (database: Database, ledger: ErasureLedger) => Promise<void>) => {
    const config = readConfig({ DATA_DIR: data });
    const server = await startEmbeddedPostgres({ folder: config.DATA_DIR });
    await migrate(server.url);
    const database = new Database({ url: server.url, connections: 2 });
    await work(database, new ErasureLedger(config.ERASURE_LEDGER));
    await database.close();
    await server.stop();
  };
  await running((database) =>
    database.systemTransaction(async (tx) => {
      await tx.run(command`
        with house as (
          insert into restaurant (identifier, name, time_zone)
          values ('loewe', 'Löwe', 'Europe/Berlin') returning id)
        insert into guest (restaurant_id, lastname, deleted_at)
        select id, 'Kanarienvogel', now() - interval '1 hour' from house`);
    }),
  );
  execFileSync('cp', ['-a', data, backup]);
  await running(eraseGuests);

  // Everything but the ledger.
  for (const name of await readdir(data)) {
    if (name !== 'erasures') await rm(path.join(data, name), { recursive: true });
  }
  execFileSync('cp', ['-a', `${backup}/.`, data]);
  await running(async (database, ledger) => {
    expect(await whereIs(database.url, 'Kanarienvogel')).toEqual(['public.guest']);
    expect((await replayErasures(database, ledger)).guests).toBe(1);
    expect(await whereIs(database.url, 'Kanarienvogel')).toEqual([]);
  });
  await rm(folder, { recursive: true });
}, 120_000);
