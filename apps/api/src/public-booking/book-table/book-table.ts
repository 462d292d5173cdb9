import type { BodyOf } from '@stammtisch/contracts/call';
import type { bookTable as call } from '@stammtisch/contracts/public/book-table';
import { nearestFree, type BookableTime } from '@stammtisch/domain/availability/bookable-times';
import { dayOf, parseDay } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { makePlace } from '../../assignment/make-place.ts';
import { placeGuest, readPhone, refusePhone } from '../../guests/place-guest.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import type { BookingLinks } from '../../reservations/booking-link.ts';
import type { Desk } from '../../reservations/desk.ts';
import type { ReservationRow } from '../../reservations/reservation-row.ts';
import { lockDays } from '../../reservations/service-day.ts';
import { planStay, type PlannedStay } from '../../reservations/stay.ts';
import { storeReservation } from '../../reservations/store-reservation.ts';
import { tellGuest } from '../../reservations/tell-guest.ts';
import { judgeDay } from '../day-offer.ts';
import { refuseMissingFields } from '../mandatory-fields.ts';
import { refusePartySize } from '../party-size.ts';

type Wish = BodyOf<typeof call>;

/** How many other times a guest is offered when theirs is gone. */
const alternatives = 4;

/** Refuses when too many mails went to this address: a stranger could flood somebody's mailbox. */
export type MailAllowance = (address: string) => Promise<Refusal | undefined>;

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
    refusePartySize(desk, wish.persons, '/persons') ?? refuseMissingFields(desk, wish);
  if (refused) return refused;
  const day = parseDay(wish.date);
  if (!day) return refuse('invalid-request');
  const stay = planStay(desk.house, {
    date: formatWireDate(day),
    time: wish.time,
    persons: wish.persons,
  });
  if (stay instanceof Refusal) return stay;

  await lockDays(desk.tx, desk.restaurant, [stay.serviceDay]);
  const times = await judgeDay(desk, stay.serviceDay, wish.persons);
  const chosen = times.find((each) => each.time === stay.start);
  if (chosen?.kind !== 'free') return refuseTime(desk, stay, chosen, times);
  const flooded = await mayMail(wish.email);
  if (flooded) return flooded;
  const tables = await tablesFor(desk, stay, wish.persons);
  if (!tables)
    return refuseTime(desk, stay, { ...chosen, kind: 'refused', reason: 'no-table' }, times);
  const guestId = await placeGuest(desk.tx, desk.restaurant, { ...wish, phone });

  const { confirmAtOnce } = desk.house.settings.onlineReservationSettings;
  const row = await storeReservation(desk, links, {
    source: 'ONLINE',
    status: confirmAtOnce ? 'CONFIRMED' : 'OPEN',
    guestId,
    persons: { from: wish.persons, to: wish.persons },
    stay,
    tables,
    pinned: false,
    tags: [],
    comment: '',
    onlineComment: wish.comment,
    internalComment: '',
    creator: '',
    locked: false,
    language: wish.language,
  });
  await tellGuest(desk, row, confirmAtOnce ? 'confirmation' : 'request');
  return row;
}

/** Where the house wants staff or the background to choose, nobody is put anywhere yet. */
async function tablesFor(
  desk: Desk,
  stay: PlannedStay,
  persons: number,
): Promise<readonly string[] | undefined> {
  const { mode } = desk.house.settings.assignmentSettings;
  return mode === 'ONLY_WITH_TABLE' ? makePlace(desk, { stay, persons }) : [];
}

/** Decisions §2: the loser is offered the nearest free times. */
function refuseTime(
  desk: Desk,
  stay: PlannedStay,
  chosen: BookableTime | undefined,
  times: readonly BookableTime[],
): Refusal {
  const reason =
    stay.from < desk.now ? 'past' : chosen?.kind === 'refused' ? chosen.reason : 'closed';
  return refuse('not-bookable', {
    detail: sentences[reason],
    extension: {
      reason,
      alternatives: nearestFree(times, stay.from, alternatives).map(({ time }) => ({
        date: dayOf(time),
        time: formatWireTime(time),
      })),
    },
  });
}

const sentences = {
  past: 'This time has passed. Choose a later one.',
  closed: 'The restaurant takes no online bookings at this time. Choose another time.',
  'too-late':
    'It is too late to book this time online. Choose a later one, or call the restaurant.',
  'guest-limit': 'No more guests can be taken at this time. Choose another one.',
  'no-table': 'No table is free at this time. Choose another one.',
} as const;
