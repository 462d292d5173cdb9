import * as z from 'zod';
import type { BodyOf } from '@stammtisch/contracts/call';
import type { bookTable as call } from '@stammtisch/contracts/public/book-table';
import { parseDay } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import type { TableWish } from '../../assignment/find-tables.ts';
import { makePlace } from '../../assignment/make-place.ts';
import { askTime, type AskedDay } from '../../availability/ask-day.ts';
import { placeGuest, readPhone, refusePhone } from '../../guests/place-guest.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import type { BookingLinks } from '../../reservations/booking-link.ts';
import type { Desk } from '../../reservations/desk.ts';
import type { ReservationRow } from '../../reservations/reservation-row.ts';
import { lockDays } from '../../reservations/service-day.ts';
import { planStay } from '../../reservations/stay.ts';
import { storeReservation } from '../../reservations/store-reservation.ts';
import { deleteHold } from '../../reservations/table-holds.ts';
import { tellGuest, tellHouseOf } from '../../reservations/tell-guest.ts';
import { joinQueue } from '../../waiting-list/join-queue.ts';
import { refuseWithoutTerms } from '../consents.ts';
import { refuseTime, withoutTable } from '../refuse-time.ts';
import { refuseMissingFields } from '../mandatory-fields.ts';
import type { MailAllowance } from '../mail-allowance.ts';
import { refusePartySize } from '../party-size.ts';
import { toldReason } from '../told-times.ts';
import { keepConsents } from './keep-consents.ts';
import { keepCard, takeCard } from './take-card.ts';

type Wish = BodyOf<typeof call>;

/** A guest books: asked under the day lock, so that the last table goes to one of many. */
export async function bookTable(
  desk: Desk,
  links: BookingLinks,
  wish: Wish,
  mayMail: MailAllowance,
): Promise<ReservationRow | Refusal> {
  const phone = readPhone(wish.phone, desk.house.country);
  if (phone === 'PHONE_INVALID') return refusePhone('/phone');
  const refused =
    refusePartySize(desk, wish.persons, '/persons') ??
    refuseMissingFields(desk, wish) ??
    refuseWithoutTerms(desk, wish);
  if (refused) return refused;
  const date = parseDay(wish.date);
  if (!date) return refuse('invalid-request');
  const stay = planStay(desk.house, {
    date: formatWireDate(date),
    time: wish.time,
    persons: wish.persons,
  });
  if (stay instanceof Refusal) return stay;

  await lockDays(desk.tx, desk.restaurant, [stay.serviceDay]);
  const { persons, hold, event: eventId } = wish;
  const day = await askTime(desk, stay, { persons, audience: 'guest', eventId, own: { hold } });
  const waits = wish.waitingList && mayWait(desk, day);
  if (day.asked.refusal && !waits) return refuseTime(day);
  const card = waits ? undefined : await takeCard(desk, wish);
  if (card instanceof Refusal) return card;
  const flooded = await mayMail(wish.email);
  if (flooded) return flooded;
  const tables = waits ? [] : await tablesFor(desk, { stay, persons, hold });
  if (!tables) return refuseTime(withoutTable(day));
  const guestId = await placeGuest(desk.tx, desk.restaurant, { ...wish, phone });

  const { confirmAtOnce } = desk.house.settings.onlineReservationSettings;
  const stored = await storeReservation(desk, links, {
    source: 'ONLINE',
    status: waits ? 'QUEUED' : confirmAtOnce ? 'CONFIRMED' : 'OPEN',
    guestId,
    persons: { from: persons, to: persons },
    stay,
    tables,
    pinned: false,
    tags: [],
    // Whoever seats them sees at once what they come for.
    comment: eventId ? (await desk.tx.one(findEventTitle(desk.restaurant, eventId))).title : '',
    onlineComment: wish.comment,
    internalComment: '',
    creator: '',
    locked: false,
    language: wish.language,
  });
  await keepConsents(desk, stored.id, wish);
  if (card) await keepCard(desk, card, stored.id);
  if (hold) await desk.tx.run(deleteHold(desk.restaurant, hold));
  const row = waits ? await joinQueue(desk, stored) : stored;
  const isConfirmed = row.status === 'CONFIRMED';
  await tellGuest(desk, row, isConfirmed ? 'confirmation' : 'request');
  await tellHouseOf(desk, row, isConfirmed ? 'house-booking' : 'house-request');
  return row;
}

function findEventTitle(restaurant: RestaurantId, id: string) {
  return sql(z.object({ title: z.string() }))`
    select title from event where restaurant_id = ${restaurant} and id = ${id}`;
}

/** Decisions §1: online when full and the house allows it; a day with a free time is not full. */
function mayWait(desk: Desk, { asked, times }: AskedDay): boolean {
  const { waitingListWhenFull } = desk.house.settings.onlineReservationSettings;
  const isFull = times.every(({ refusal }) => refusal !== undefined);
  const reason = toldReason(asked);
  return waitingListWhenFull && isFull && (reason === 'no-table' || reason === 'guest-limit');
}

/** Where the house wants staff or the background to choose, nobody is put anywhere yet. */
async function tablesFor(desk: Desk, wish: TableWish): Promise<readonly string[] | undefined> {
  const { mode } = desk.house.settings.assignmentSettings;
  return mode === 'ONLY_WITH_TABLE' ? makePlace(desk, wish) : [];
}
