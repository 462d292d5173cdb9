import * as z from 'zod';
import { notice } from '../platform/after-commit/notice.ts';
import { command, sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { dayColumn } from '../reservations/reservation-row.ts';
import { countWrite } from '../reservations/service-day.ts';

const dayRow = z.object({ day: dayColumn });

/**
 * Gives everybody who carries a tag another one in its place; who has both keeps one. Their days
 * are counted, so that no list is served from before.
 */
export async function replaceOnCarriers(
  tx: Transaction,
  restaurant: RestaurantId,
  { from, to }: { from: string; to: string },
): Promise<void> {
  if (from === to) return;
  const days = await tx.many(sql(dayRow)`
    with changed as (
      update reservation set version = version + 1, updated_at = clock_timestamp(),
        tags = case when tags @> array[${to}::text] then array_remove(tags, ${from})
                    else array_replace(tags, ${from}, ${to}) end
       where restaurant_id = ${restaurant} and tags @> array[${from}::text]
      returning service_day)
    select distinct service_day as day from changed order by day`);
  for (const { day } of days) await tx.run(countWrite(restaurant, day));
  await tx.run(command`
    update guest set version = version + 1, updated_at = clock_timestamp(),
      tags = case when tags @> array[${to}::text] then array_remove(tags, ${from})
                  else array_replace(tags, ${from}, ${to}) end
     where restaurant_id = ${restaurant} and tags @> array[${from}::text]`);
  if (days.length === 0) return;
  await tx.run(notice(restaurant, { type: 'reservation.changed', href: '/api/1/reservations' }));
}
