import type { Database } from '../../platform/database/database.ts';
import { command } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** Deleted events are forgotten once no toast can bring them back. */
export async function registerForgetEvents(jobs: Jobs, database: Database): Promise<void> {
  await jobs.every('forget-events', '11 * * * *', () => forgetEvents(database));
}

/** An imported one is remembered, so that its calendar does not bring it back. */
export async function forgetEvents(database: Database): Promise<void> {
  await database.systemTransaction((tx) =>
    tx.run(command`
      delete from event where deleted_at < now() - interval '1 hour' and calendar_id is null`),
  );
}
