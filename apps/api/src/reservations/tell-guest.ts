import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import type { MailType } from '../mails/mail-content.ts';
import { epochMinuteOf, toMinute } from '../platform/time-zone/time-zone.ts';
import type { Desk } from './desk.ts';
import type { ReservationRow } from './reservation-row.ts';

/**
 * Puts a mail into the outbox; a guest without an address hears nothing.
 *
 * @param waits seconds in which what caused it may still be undone
 */
export async function tellGuest(
  desk: Desk,
  row: ReservationRow,
  type: MailType,
  waits = 0,
): Promise<void> {
  if (row.guest.email === '') return;
  const start = toMinute(epochMinuteOf(row.startsAt), desk.house.timeZone);
  const name = `${row.guest.forename} ${row.guest.lastname}`.trim();
  await desk.tx.run(
    enqueueMail(
      desk.restaurant,
      {
        type,
        occasion: String(row.version),
        recipient: { name, address: row.guest.email },
        language: row.language,
        content: {
          reservationId: row.id,
          version: row.version,
          guestName: name,
          persons: { from: row.personsFrom, to: row.personsTo },
          date: formatWireDate(dayOf(start)),
          time: formatWireTime(start),
          startsAt: row.startsAt.toISOString(),
          endsAt: row.endsAt.toISOString(),
          comment: row.onlineComment,
          linkNonce: row.linkNonce.toString('hex'),
        },
      },
      waits,
    ),
  );
}
