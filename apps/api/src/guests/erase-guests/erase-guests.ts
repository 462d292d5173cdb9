import * as z from 'zod';
import type { ErasureLedger } from '../../erasures/erasure-ledger.ts';
import { erasing } from '../../erasures/erasing.ts';
import type { Database } from '../../platform/database/database.ts';
import { restaurantId, type RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { forgetGuests } from '../forget-guests.ts';

/** Deleted guests are erased for good once no toast can bring them back. */
export async function registerEraseGuests(
  jobs: Jobs,
  database: Database,
  ledger: ErasureLedger,
): Promise<void> {
  await jobs.every('erase-guests', '*/5 * * * *', () => eraseGuests(database, ledger));
}

/** Far longer than any toast stays, so that a tablet that slept can still undo. */
const due = sql(z.object({ restaurant: restaurantId, id: z.string() }))`
  select restaurant_id as restaurant, id from guest
   where deleted_at < now() - interval '15 minutes' and erased_at is null
   order by restaurant_id, id limit 500
     for update`;

/** Reservations stay for the statistics, without anything that tells whose they were. */
export async function eraseGuests(database: Database, ledger: ErasureLedger): Promise<void> {
  await erasing(database, ledger, async (tx) => {
    const houses = new Map<RestaurantId, string[]>();
    for (const { restaurant, id } of await tx.many(due)) {
      houses.set(restaurant, [...(houses.get(restaurant) ?? []), id]);
    }
    for (const [restaurant, ids] of houses) await forgetGuests(tx, restaurant, ids);
  });
}
