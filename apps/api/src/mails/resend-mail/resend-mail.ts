import { isHouseMail } from '@stammtisch/domain/mail/mail-type';
import { command, sql, type Query, type Statement } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { announce } from '../../reservations/announce.ts';
import type { Desk } from '../../reservations/desk.ts';
import { record } from '../../reservations/history.ts';
import { findReservation, type ReservationRow } from '../../reservations/reservation-row.ts';
import { outboxChannel } from '../outbox-channel.ts';
import { mayResend, outgoingColumns, outgoingRow, type OutgoingRow } from '../outgoing-mail.ts';

/** Sends a mail again; whoever put the guest's address right meanwhile has it go there. */
export async function resendMail(desk: Desk, id: string): Promise<OutgoingRow | Refusal> {
  const found = await desk.tx.maybe(lockMail(desk.restaurant, id));
  if (!found) return refuse('not-found');
  if (!mayResend(found)) return found;
  const isOfGuest = !found.isTrial && !isHouseMail(found.type);
  const row =
    isOfGuest && found.reservationId !== null
      ? await desk.tx.maybe(
          findReservation({ restaurant: desk.restaurant, id: found.reservationId }),
        )
      : undefined;
  if (row?.guest.email === '') {
    const detail = 'The guest has no e-mail address. Add one first.';
    return refuse('mail-not-possible', { detail, extension: { reason: 'no-address' } });
  }
  await desk.tx.run(letGo(desk.restaurant, found, row?.guest.email ?? found.recipient));
  if (row) await tell(desk, row, found);
  return desk.tx.one(readMail(desk.restaurant, id));
}

async function tell(desk: Desk, row: ReservationRow, { type }: OutgoingRow): Promise<void> {
  const key = { restaurant: desk.restaurant, id: row.id };
  await desk.tx.run(record(key, { what: 'mail-asked', by: desk.by, to: type }));
  await desk.tx.run(command`
    update reservation set mail_failure = null, updated_at = clock_timestamp()
     where restaurant_id = ${desk.restaurant} and id = ${row.id}`);
  await announce(desk, 'reservation.changed', row);
}

function lockMail(restaurant: RestaurantId, id: string): Query<OutgoingRow> {
  return sql(outgoingRow)`
    select ${outgoingColumns} from mail_outbox m
     where m.restaurant_id = ${restaurant} and m.id = ${id} for update`;
}

function readMail(restaurant: RestaurantId, id: string): Query<OutgoingRow> {
  return sql(outgoingRow)`
    select ${outgoingColumns} from mail_outbox m
     where m.restaurant_id = ${restaurant} and m.id = ${id}`;
}

/** One that failed has all its tries again; one that waits goes on with those that are left. */
function letGo(restaurant: RestaurantId, { id, state }: OutgoingRow, address: string): Statement {
  return command`
    with written as (
      update mail_outbox
         set state = 'PENDING', recipient_address = ${address},
             attempts = case when ${state} = 'FAILED' then 0 else attempts end,
             next_attempt_at = clock_timestamp()
       where restaurant_id = ${restaurant} and id = ${id}
      returning id
    )
    select pg_notify(${outboxChannel}, '0') from written`;
}
