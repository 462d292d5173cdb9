import * as z from 'zod';
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
  forgetRatings,
  forgetReservations,
} from './forget-guests.sql.ts';

export interface Forgotten {
  reservations: number;
  attachments: number;
  mails: number;
}

const idRow = z.object({ id: z.string() });

/**
 * Takes away everything that tells who these guests were: entry, notes, wishes, companions, tags,
 * mails, history, attachments, words of ratings, answers that are kept for repeats. Their reservations
 * stay for the statistics, with a guest who has no name any more; somebody without one goes entirely.
 *
 * @param tx of the system: staff themselves cannot touch the history
 */
export async function forgetGuests(
  tx: Transaction,
  restaurant: RestaurantId,
  guests: readonly string[],
): Promise<Forgotten> {
  if (guests.length === 0) return { reservations: 0, attachments: 0, mails: 0 };
  const visits = await tx.many(sql(idRow)`
    select id from reservation where restaurant_id = ${restaurant} and guest_id = any(${guests}::uuid[])
     order by id for update`);
  const reservations = visits.map(({ id }) => id);
  const attachments = await tx.run(forgetAttachments(restaurant, reservations));
  const unsent = await tx.run(dropUnsentMails(restaurant, reservations));
  const sent = await tx.run(forgetMails(restaurant, reservations));
  await tx.run(forgetHistory(restaurant, reservations));
  await tx.run(forgetRatings(restaurant, reservations));
  await tx.run(forgetCards(restaurant, reservations));
  await tx.run(forgetCalls(restaurant, guests));
  await tx.run(forgetAnswers(restaurant, [...guests, ...reservations]));
  await tx.run(command`
    delete from rate_limit l using guest g
     where g.restaurant_id = ${restaurant} and g.id = any(${guests}::uuid[]) and g.mailbox <> ''
       and l.key = 'mailByRecipient:' || g.mailbox`);
  await tx.run(forgetReservations(restaurant, reservations));
  await eraseGuestRows(tx, restaurant, guests);
  return { reservations: reservations.length, attachments, mails: unsent + sent };
}
