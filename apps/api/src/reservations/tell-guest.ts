import type { GuestMail } from '@stammtisch/domain/mail/mail-type';
import { concernsGuest, type Promised } from '@stammtisch/domain/reservation/guest-mail';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import type { MailContent } from '../mails/mail-content.ts';
import { epochMinuteOf, toMinute } from '../platform/time-zone/time-zone.ts';
import type { Desk } from './desk.ts';
import type { ReservationRow } from './reservation-row.ts';

/**
 * Puts a mail into the outbox; a guest without an address hears nothing.
 *
 * @param waits seconds in which what caused it may still be undone
 * @param occasion the same one is never told twice; the reservation's version unless given
 * @returns whether there is a mail now that was not there before
 */
export async function tellGuest(
  desk: Desk,
  row: ReservationRow,
  type: GuestMail,
  waits = 0,
  occasion = String(row.version),
): Promise<boolean> {
  return tell(desk, row, { type, waits, occasion });
}

/**
 * Tells of another time or party, if it concerns the guest: the house changed it and wants to tell,
 * or the guest did so from the mail.
 */
export async function tellOfChange(
  desk: Desk,
  before: ReservationRow,
  after: ReservationRow,
): Promise<void> {
  if (!concernsGuest(promisedIn(before), promisedIn(after))) return;
  await tell(desk, after, {
    type: 'change',
    waits: 0,
    occasion: String(after.version),
    before: { ...whenOf(desk, before), persons: promisedIn(before).persons },
  });
}

function promisedIn({ status, startsAt, personsFrom, personsTo }: ReservationRow): Promised {
  const persons = { from: personsFrom, to: personsTo };
  return { status, startsAt: epochMinuteOf(startsAt), persons };
}

/** One confirmation for a whole series; it stands with the first party and lists all dates. */
export async function confirmSeries(desk: Desk, parties: readonly ReservationRow[]): Promise<void> {
  const [first] = parties;
  if (first === undefined) return;
  const series = parties.map((party) => whenOf(desk, party));
  await tell(desk, first, {
    type: 'confirmation',
    waits: 0,
    occasion: String(first.version),
    ...(series.length > 1 && { series }),
  });
}

function whenOf(desk: Desk, { startsAt }: ReservationRow) {
  const start = toMinute(epochMinuteOf(startsAt), desk.house.timeZone);
  return { date: formatWireDate(dayOf(start)), time: formatWireTime(start) };
}

interface Telling {
  type: GuestMail;
  waits: number;
  occasion: string;
  series?: MailContent['series'];
  before?: MailContent['before'];
}

async function tell(
  desk: Desk,
  row: ReservationRow,
  { type, waits, occasion, series, before }: Telling,
): Promise<boolean> {
  if (row.guest.email === '') return false;
  const name = `${row.guest.forename} ${row.guest.lastname}`.trim();
  const written = await desk.tx.run(
    enqueueMail(
      desk.restaurant,
      {
        type,
        occasion,
        recipient: { name, address: row.guest.email },
        language: row.language,
        content: {
          reservationId: row.id,
          version: row.version,
          guestName: name,
          persons: { from: row.personsFrom, to: row.personsTo },
          ...whenOf(desk, row),
          ...(series && { series }),
          ...(before && { before }),
          startsAt: row.startsAt.toISOString(),
          endsAt: row.endsAt.toISOString(),
          comment: row.onlineComment,
          linkNonce: row.linkNonce.toString('hex'),
        },
      },
      waits,
    ),
  );
  return written > 0;
}
