import * as z from 'zod';
import type { ErasingTransaction } from '../erasures/erasing.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { command, sql } from '../platform/database/sql.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import {
  dropUnsentMails,
  eraseGuestRows,
  forgetAnswers,
  forgetAttachments,
  forgetCalls,
  forgetCards,
  forgetHistory,
  forgetMails,
  forgetMerges,
  forgetRatings,
  forgetReservations,
} from './forget-guests.sql.ts';

export interface Forgotten {
  reservations: number;
  attachments: number;
  mails: number;
}

const visitRow = z.object({ id: z.string(), guest: z.string(), import: z.string().nullable() });
const guestRow = z.object({ id: z.string(), import: z.string().nullable() });

/** With the entries that went into theirs: an older backup has those, too. */
function findEntries(restaurant: RestaurantId, guests: readonly string[]) {
  return sql(guestRow)`
    with recursive entry (id) as (
      select unnest(${guests}::uuid[])
      union
      select m.id from guest_merged m join entry e on m.into_id = e.id
       where m.restaurant_id = ${restaurant})
    select e.id, g.hotel_import_id as import from entry e
      left join guest g on g.restaurant_id = ${restaurant} and g.id = e.id`;
}

/**
 * Takes away everything that tells who these guests were: entry, notes, wishes, companions, tags,
 * mails, history, attachments, words of ratings, answers that are kept for repeats. Their reservations
 * stay for the statistics, with a guest who has no name any more; somebody without one goes entirely.
 */
export async function forgetGuests(
  tx: ErasingTransaction,
  restaurant: RestaurantId,
  guests: readonly string[],
): Promise<Forgotten> {
  if (guests.length === 0) return { reservations: 0, attachments: 0, mails: 0 };
  const visits = await tx.many(sql(visitRow)`
    select id, guest_id as guest, hotel_import_id as import from reservation
     where restaurant_id = ${restaurant} and guest_id = any(${guests}::uuid[])
     order by id for update`);
  const entries = await tx.many(findEntries(restaurant, guests));
  const reservations = visits.map(({ id }) => id);
  const forgotten = await forgetVisits(tx, restaurant, reservations);
  await tx.run(forgetCalls(restaurant, guests));
  await tx.run(forgetAnswers(restaurant, [...guests, ...reservations]));
  await tx.run(command`
    delete from rate_limit l using guest g
     where g.restaurant_id = ${restaurant} and g.id = any(${guests}::uuid[]) and g.mailbox <> ''
       and l.key = 'mailByRecipient:' || g.mailbox`);
  await eraseGuestRows(tx, restaurant, guests);
  await tx.run(
    forgetMerges(
      restaurant,
      entries.map(({ id }) => id),
    ),
  );
  const visitsOf = Map.groupBy(visits, ({ guest }) => guest);
  for (const { id: guest, import: own } of entries) {
    const theirs = visitsOf.get(guest) ?? [];
    const imports = new Set([own, ...theirs.map((visit) => visit.import)]);
    tx.erased({
      restaurant,
      guest,
      reservations: theirs.map(({ id }) => id),
      imports: [...imports].filter((id) => id !== null),
    });
  }
  return forgotten;
}

/** What guests and staff wrote about these visits, their mails, files and histories. */
export async function forgetVisits(
  tx: Transaction,
  restaurant: RestaurantId,
  reservations: readonly string[],
): Promise<Forgotten> {
  const attachments = await tx.run(forgetAttachments(restaurant, reservations));
  const unsent = await tx.run(dropUnsentMails(restaurant, reservations));
  const sent = await tx.run(forgetMails(restaurant, reservations));
  await tx.run(forgetHistory(restaurant, reservations));
  await tx.run(forgetRatings(restaurant, reservations));
  await tx.run(forgetCards(restaurant, reservations));
  await tx.run(forgetReservations(restaurant, reservations));
  return { reservations: reservations.length, attachments, mails: unsent + sent };
}
