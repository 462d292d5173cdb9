import * as z from 'zod';
import { notice } from '../platform/after-commit/notice.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { command, sql, type Statement } from '../platform/database/sql.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Forgotten } from '../guests/forget-guests.ts';

type Ids = readonly string[];
const idRow = z.object({ id: z.string() });

/** Of these guests, those who stand in the book, held until the transaction ends. */
export function findRemembered(restaurant: RestaurantId, guests: Ids) {
  return sql(idRow)`
    select id from guest
     where restaurant_id = ${restaurant} and id = any(${guests}::uuid[]) and erased_at is null
     order by id for update`;
}

/** Somebody wrote about the guest, or booked, after that instant: this database is newer than the line. */
export function findMetSince(restaurant: RestaurantId, guest: string, at: string) {
  return sql(idRow)`
    select g.id from guest g
     where g.restaurant_id = ${restaurant} and g.id = ${guest}
       and (g.updated_at > ${at}::timestamptz
         or exists (select from reservation r
                     where r.restaurant_id = g.restaurant_id and r.guest_id = g.id
                       and r.updated_at > ${at}::timestamptz))`;
}

/** Of these reservations, those that still tell of somebody. */
export function findTraces(restaurant: RestaurantId, reservations: Ids) {
  return sql(idRow)`
    select r.id from reservation r
     where r.restaurant_id = ${restaurant} and r.id = any(${reservations}::uuid[])
       and (r.comment <> '' or r.online_comment <> '' or r.internal_comment <> ''
         or r.companions <> '[]' or r.link_hash is not null
         or exists (select from attachment a
                     where a.restaurant_id = r.restaurant_id and a.reservation_id = r.id))
    union
    select h.reservation_id from reservation_history h
     where h.restaurant_id = ${restaurant} and h.reservation_id = any(${reservations}::uuid[])
       and ((h.what in ('edited', 'attached', 'detached')
             and (h.from_value is not null or h.to_value is not null))
         or (h.by = 'guest' and h.editor is not null))
    union
    select m.reservation_id from mail_outbox m
     where m.restaurant_id = ${restaurant} and m.reservation_id = any(${reservations}::uuid[])
       and m.recipient_name <> '–'`;
}

/** A hotel's file that is not imported yet, and names somebody who is to be forgotten. */
export function dropFiles(restaurant: RestaurantId, imports: Ids): Statement {
  return command`
    delete from hotel_import
     where restaurant_id = ${restaurant} and id = any(${imports}::uuid[])
       and state not in ('DONE', 'UNDOING', 'UNDONE')`;
}

/** Whoever works on imports takes them back once more. */
export function undoImports(restaurant: RestaurantId, imports: Ids): Statement {
  return command`
    update hotel_import set state = 'UNDOING', done = 0, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = any(${imports}::uuid[]) and state = 'DONE'`;
}

/** One line of the log for all that a replay did in a house, and word to its open screens. */
export async function logReplay(
  tx: Transaction,
  restaurant: RestaurantId,
  { guests, begun, since }: { guests: number; begun: Date; since: string },
  { reservations, attachments, mails }: Forgotten,
): Promise<void> {
  const counted = await tx.run(command`
    update anonymization
       set total = total + ${guests}, done = done + ${guests},
           reservations = reservations + ${reservations}, attachments = attachments + ${attachments},
           mails = mails + ${mails}, since = least(since, ${since}::date),
           updated_at = clock_timestamp(), finished_at = clock_timestamp()
     where restaurant_id = ${restaurant} and reason = 'RESTORE' and requested_at >= ${begun}`);
  if (counted === 0) {
    await tx.run(command`
      insert into anonymization (restaurant_id, since, reason, state, total, done, reservations,
                                 attachments, mails, finished_at)
      values (${restaurant}, ${since}, 'RESTORE', 'DONE', ${guests}, ${guests}, ${reservations},
              ${attachments}, ${mails}, clock_timestamp())`);
  }
  for (const href of ['/api/1/guests', '/api/1/reservations']) {
    await tx.run(notice(restaurant, { type: 'guest.changed', href }));
  }
  const log = '/api/1/privacy/anonymizations';
  await tx.run(notice(restaurant, { type: 'anonymization.changed', href: log }));
}
