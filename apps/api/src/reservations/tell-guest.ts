import type { GuestMail, HouseMail } from '@stammtisch/domain/mail/mail-type';
import {
  concernsGuest,
  isOtherWish,
  type Promised,
} from '@stammtisch/domain/reservation/guest-mail';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { enqueueMail } from '../mails/enqueue-mail.ts';
import { tellHouse } from '../mails/tell-house.ts';
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
 * Tells of another time or party: the house changed what was confirmed and wants to tell, or the
 * guest did so from the mail. Then the house hears of it too, and a request is acknowledged anew.
 */
export async function tellOfChange(
  desk: Desk,
  before: ReservationRow,
  after: ReservationRow,
): Promise<void> {
  const [promised, wished] = [promisedIn(before), promisedIn(after)];
  const telling = { waits: 0, occasion: String(after.version) };
  if (concernsGuest(promised, wished)) {
    await tell(desk, after, { ...telling, type: 'change', before: agreedIn(desk, before) });
  }
  if (desk.by !== 'guest' || !isOtherWish(promised, wished)) return;
  if (after.status === 'OPEN') await tell(desk, after, { ...telling, type: 'request' });
  await tellHouse(desk, 'house-change', contentOf(desk, after, { before: agreedIn(desk, before) }));
}

/** Tells the house what a guest did by themselves. */
export async function tellHouseOf(
  desk: Desk,
  row: ReservationRow,
  type: Exclude<HouseMail, 'house-change'>,
): Promise<void> {
  await tellHouse(desk, type, contentOf(desk, row));
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

/** One mail to each guest of a changed series; it stands with the first party and lists their dates. */
export async function tellOfChanges(
  desk: Desk,
  changes: readonly { before: ReservationRow; after: ReservationRow }[],
): Promise<void> {
  const told = changes.filter(({ before, after }) =>
    concernsGuest(promisedIn(before), promisedIn(after)),
  );
  for (const [first, ...more] of Map.groupBy(told, ({ after }) => after.guest.id).values()) {
    if (first === undefined) continue;
    const series = [first, ...more].map(({ after }) => whenOf(desk, after));
    await tell(desk, first.after, {
      type: 'change',
      waits: 0,
      occasion: String(first.after.version),
      before: agreedIn(desk, first.before),
      ...(series.length > 1 && { series }),
    });
  }
}

function agreedIn(desk: Desk, row: ReservationRow) {
  return { ...whenOf(desk, row), persons: promisedIn(row).persons };
}

function whenOf(desk: Pick<Desk, 'house'>, { startsAt }: ReservationRow) {
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
  const content = contentOf(desk, row, { ...(series && { series }), ...(before && { before }) });
  const recipient = { name: content.guestName, address: row.guest.email };
  const mail = { type, occasion, recipient, language: row.language, content };
  return (await desk.tx.run(enqueueMail(desk.restaurant, mail, waits))) > 0;
}

/** The mail's data as it is now: a later change of the reservation does not alter it. */
export function contentOf(
  desk: Pick<Desk, 'house'>,
  row: ReservationRow,
  more: Pick<MailContent, 'series' | 'before'> = {},
): MailContent {
  return {
    reservationId: row.id,
    version: row.version,
    guestName: `${row.guest.forename} ${row.guest.lastname}`.trim(),
    persons: { from: row.personsFrom, to: row.personsTo },
    ...whenOf(desk, row),
    ...more,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    comment: row.onlineComment,
    contact: { phone: row.guest.phone, email: row.guest.email },
    linkNonce: row.linkNonce.toString('hex'),
  };
}
