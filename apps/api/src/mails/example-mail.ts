import { randomBytes, randomUUID } from 'node:crypto';
import { addDays, dayOf, minuteAt } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import type { BodyOf } from '@stammtisch/contracts/call';
import type { previewMail } from '@stammtisch/contracts/mail/preview-mail';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { dateOf, toInstant, toMinute } from '../platform/time-zone/time-zone.ts';
import type { Desk } from '../reservations/desk.ts';
import { findReservation } from '../reservations/reservation-row.ts';
import { contentOf } from '../reservations/tell-guest.ts';
import type { MailContent } from './mail-content.ts';

/** What a mail is tried out with: a reservation of the house, or an invented one. */
export async function exampleMail(
  desk: Desk,
  { type, reservationId, mail }: BodyOf<typeof previewMail>,
): Promise<MailContent | Refusal> {
  // Whoever gets a trial must not be able to cancel the guest's reservation, or to replace it in a
  // calendar: the link opens nothing, and the entry is another one.
  const own = { reservationId: randomUUID(), linkNonce: randomBytes(16).toString('hex') };
  const settings = mail && { mail };
  if (!reservationId) return { ...inventedMail(desk, type === 'change'), ...own, ...settings };
  const key = { restaurant: desk.restaurant, id: reservationId };
  const row = await desk.tx.maybe(findReservation(key));
  return row ? { ...contentOf(desk, row), ...own, ...settings } : refuse('not-found');
}

const evening = 19 * 60 + 30;

function inventedMail({ house, now }: Desk, isChange: boolean) {
  const start = minuteAt(addDays(dayOf(toMinute(now, house.timeZone)), 3), evening);
  const startsAt = dateOf(toInstant(start, house.timeZone) ?? now);
  const stay = house.settings.reservationSettings.guestVisitDuration * 60_000;
  const date = formatWireDate(dayOf(start));
  const persons = { from: 4, to: 4 };
  return {
    version: 1,
    guestName: 'Lina Krüger',
    persons,
    date,
    time: formatWireTime(start),
    ...(isChange && { before: { date, time: '18:00', persons } }),
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + stay).toISOString(),
    comment: '',
  };
}
