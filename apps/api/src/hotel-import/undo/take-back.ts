import * as z from 'zod';
import type { ErasingTransaction } from '../../erasures/erasing.ts';
import { command, sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';

/** Reservations or guests in one statement: well below the five seconds that it may take. */
const batch = 1_000;

/**
 * Removes what an import wrote, but for what somebody has changed since, and the guests whom nobody needs
 * any more. That it was taken back outlives a restored backup.
 *
 * @returns how many of its reservations stay
 */
export async function takeBack(
  tx: ErasingTransaction,
  restaurant: RestaurantId,
  importId: string,
  tell: (done: number) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (;;) {
    const removed = await tx.run(removeUntouched(restaurant, importId));
    done += removed;
    if (removed < batch) break;
    await tell(done);
  }
  while ((await tx.run(removeGuests(restaurant, importId))) === batch);
  await tx.run(command`
    delete from hotel_import_known where restaurant_id = ${restaurant} and import_id = ${importId}`);
  tx.erased({ restaurant, reservations: [], imports: [importId], undone: importId });
  const { kept } = await tx.one(countKept(restaurant, importId));
  return kept;
}

/**
 * What nobody has changed, seated or cancelled since; each leaves the line that it was deleted. A table
 * that the house's assignment found, or changed, is nobody's change.
 */
function removeUntouched(restaurant: RestaurantId, importId: string) {
  return command`
    with gone as (
      delete from reservation r
       where r.restaurant_id = ${restaurant}
         and r.id in (select u.id from reservation u
                       where u.restaurant_id = ${restaurant} and u.hotel_import_id = ${importId}
                         and u.status = 'CONFIRMED'
                         and u.version = 1 + (
                           select count(*) from reservation_history h
                            where h.restaurant_id = u.restaurant_id and h.reservation_id = u.id
                              and h.what = 'moved' and h.by = 'system')
                       limit ${batch})
      returning r.id, r.service_day
    ), counted as (
      insert into service_day (restaurant_id, day)
      select distinct ${restaurant}::uuid, service_day from gone order by 2
      on conflict (restaurant_id, day) do update
        set version = service_day.version + 1, changed_at = clock_timestamp())
    insert into reservation_history (restaurant_id, reservation_id, what, by, from_value)
    select ${restaurant}, id, 'deleted', 'staff', 'CONFIRMED' from gone`;
}

/** Who was known before, or has been written about since, stays. */
function removeGuests(restaurant: RestaurantId, importId: string) {
  return command`
    delete from guest g
     where g.restaurant_id = ${restaurant}
       and g.id in (select u.id from guest u
                     where u.restaurant_id = ${restaurant} and u.hotel_import_id = ${importId}
                       and u.version = 1
                       and not exists (select from reservation r
                                        where r.restaurant_id = u.restaurant_id and r.guest_id = u.id)
                     limit ${batch})`;
}

const keptRow = z.object({ kept: z.number() });

function countKept(restaurant: RestaurantId, importId: string) {
  return sql(keptRow)`
    select count(*) as kept from reservation
     where restaurant_id = ${restaurant} and hotel_import_id = ${importId}`;
}
