import type { Database } from '../../platform/database/database.ts';
import { command } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** Deleted plans and shifts are forgotten once no toast can bring them back. */
export async function registerForgetRoster(jobs: Jobs, database: Database): Promise<void> {
  await jobs.every('forget-roster', '23 * * * *', () => forgetRoster(database));
}

export async function forgetRoster(database: Database): Promise<void> {
  await database.systemTransaction(async (tx) => {
    await tx.run(command`
      delete from roster_entry where deleted_at < now() - interval '1 hour'`);
    await tx.run(command`
      delete from roster_plan where deleted_at < now() - interval '1 hour'`);
  });
}
