import type { Database } from '../../platform/database/database.ts';
import { command } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** Deleted tables and rooms are forgotten once no toast can bring them back. */
export async function registerForgetFloor(jobs: Jobs, database: Database): Promise<void> {
  await jobs.every('forget-floor', '*/15 * * * *', () => forgetFloor(database));
}

/** A table at which somebody once sat stays, so that old reservations can name it. */
export async function forgetFloor(database: Database): Promise<void> {
  await database.systemTransaction(async (tx) => {
    await tx.run(command`
      delete from dining_table t
       where t.deleted_at < now() - interval '1 hour'
         and not exists (select from reservation_table rt
                          where rt.restaurant_id = t.restaurant_id and rt.table_id = t.id)`);
    await tx.run(command`
      delete from table_set s
       where exists (
         select from unnest(s.table_ids) as member (id)
           left join dining_table t on t.restaurant_id = s.restaurant_id and t.id = member.id
          where t.id is null or t.deleted_at < now() - interval '1 hour')`);
    await tx.run(command`
      delete from room m
       where m.deleted_at < now() - interval '1 hour'
         and not exists (select from dining_table t
                          where t.restaurant_id = m.restaurant_id and t.room_id = m.id)`);
  });
}
