import * as z from 'zod';
import type { Day } from '@stammtisch/domain/time/minute';
import type { ErasingTransaction } from '../../erasures/erasing.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { dropUnsentMails, forgetHistory, forgetMails } from '../../guests/forget-guests.sql.ts';

const idRow = z.object({ id: z.string() });

/**
 * A reservation that was deleted before that day has no guest any more whose consent could be asked:
 * what its history and its mails say goes with everybody else's.
 */
export async function forgetDeletedReservations(
  tx: ErasingTransaction,
  restaurant: RestaurantId,
  since: Day,
): Promise<void> {
  const rows = await tx.many(sql(idRow)`
    select distinct h.reservation_id as id from reservation_history h
     where h.restaurant_id = ${restaurant} and h.what = 'deleted' and h.at < ${since}::date
       and (exists (select from mail_outbox m
                     where m.restaurant_id = h.restaurant_id and m.reservation_id = h.reservation_id
                       and m.recipient_name <> '–')
         or exists (select from reservation_history w
                     where w.restaurant_id = h.restaurant_id
                       and w.reservation_id = h.reservation_id
                       and w.what in ('edited', 'attached', 'detached')
                       and (w.from_value is not null or w.to_value is not null)))`);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.run(dropUnsentMails(restaurant, ids));
  await tx.run(forgetMails(restaurant, ids));
  await tx.run(forgetHistory(restaurant, ids));
  tx.erased({ restaurant, reservations: ids, imports: [] });
}
