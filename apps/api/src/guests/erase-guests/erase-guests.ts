import type { Database } from '../../platform/database/database.ts';
import { command } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** Deleted guests are erased for good once no toast can bring them back. */
export async function registerEraseGuests(jobs: Jobs, database: Database): Promise<void> {
  await jobs.every('erase-guests', '*/5 * * * *', () => eraseGuests(database));
}

/** Far longer than any toast stays, so that a tablet that slept can still undo. */
const due = command`
  select restaurant_id, id from guest
   where deleted_at < now() - interval '15 minutes' and erased_at is null
     for update`;

/** Reservations stay for the statistics, without anything that tells whose they were. */
export async function eraseGuests(database: Database): Promise<void> {
  await database.systemTransaction(async (tx) => {
    await tx.run(due);
    await tx.run(command`
      update reservation r set comment = '', online_comment = '', internal_comment = ''
        from guest g
       where g.restaurant_id = r.restaurant_id and g.id = r.guest_id
         and g.deleted_at < now() - interval '15 minutes' and g.erased_at is null`);
    await tx.run(command`
      update rating v set comment = '', note = ''
        from reservation r
        join guest g on g.restaurant_id = r.restaurant_id and g.id = r.guest_id
       where v.restaurant_id = r.restaurant_id and v.reservation_id = r.id
         and g.deleted_at < now() - interval '15 minutes' and g.erased_at is null`);
    await tx.run(command`
      delete from guest g
       where g.deleted_at < now() - interval '15 minutes' and g.erased_at is null
         and not exists (select from reservation r
                          where r.restaurant_id = g.restaurant_id and r.guest_id = g.id)`);
    await tx.run(command`
      update guest set anrede = '', forename = '', lastname = '–', company = '', street = '',
             plz = '', city = '', country = '', phone = '', email = '', roomno = '', comment = '',
             allows_newsletter = false, allows_data_storage = false, tags = '{}',
             erased_at = clock_timestamp()
       where deleted_at < now() - interval '15 minutes' and erased_at is null`);
  });
}
