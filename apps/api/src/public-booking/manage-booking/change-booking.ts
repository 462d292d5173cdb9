import type { BodyOf, QueryOf, ReplyInputOf } from '@stammtisch/contracts/call';
import type { BookingReply } from '@stammtisch/contracts/public/book-table';
import type {
  changeBooking as changeCall,
  listOtherTimes as timesCall,
} from '@stammtisch/contracts/public/manage-booking';
import { planGuestChange } from '@stammtisch/domain/reservation/guest-change';
import { parseDay } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { makePlace } from '../../assignment/make-place.ts';
import { askDay, askTime } from '../../availability/ask-day.ts';
import { withdrawWaitingMails } from '../../mails/enqueue-mail.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { epochMinuteOf } from '../../platform/time-zone/time-zone.ts';
import { announce } from '../../reservations/announce.ts';
import type { Desk } from '../../reservations/desk.ts';
import { record } from '../../reservations/history.ts';
import { findReservation, type ReservationRow } from '../../reservations/reservation-row.ts';
import { storeTables } from '../../reservations/seat-party.ts';
import { lockDays } from '../../reservations/service-day.ts';
import { planStay, type PlannedStay } from '../../reservations/stay.ts';
import { tellOfChange } from '../../reservations/tell-guest.ts';
import { wireStart } from '../../reservations/wire-start.ts';
import { mayChange, stateOf, toBooking } from '../booking-resource.ts';
import type { MailAllowance } from '../mail-allowance.ts';
import { refusePartySize } from '../party-size.ts';
import { refuseTime, withoutTable } from '../refuse-time.ts';
import { toOffered } from '../told-times.ts';
import { storeChange } from './change-booking.sql.ts';

/** The times of a day for a party that stands in the book already. */
export async function listOtherTimes(
  desk: Desk,
  row: ReservationRow,
  token: string,
  { date, persons }: QueryOf<typeof timesCall>,
): Promise<ReplyInputOf<typeof timesCall> | Refusal> {
  const day = parseDay(date);
  if (!day) return refuse('invalid-request');
  const refused = refusePartySize(desk, persons, '/query/persons');
  if (refused) return refused;
  const party = { persons, audience: 'guest', own: { reservation: row.id } } as const;
  const { times } = await askDay(desk, { day, ...party });
  const self = `/api/1/public/reservations/${token}`;
  return {
    date,
    persons,
    times: toOffered(times),
    _links: {
      self: { href: `${self}/availability?date=${date}&persons=${persons}` },
      change: { href: `${self}/change` },
    },
  };
}

/** A guest changes date, time or size; asked under the day locks, like a booking. */
export async function changeBooking(
  desk: Desk,
  row: ReservationRow,
  token: string,
  wish: BodyOf<typeof changeCall>,
  mayMail: MailAllowance,
): Promise<BookingReply | Refusal> {
  const { house, tx, restaurant } = desk;
  const { persons } = wish;
  const refused = refuseClosed(desk, row) ?? refusePartySize(desk, persons, '/persons');
  if (refused) return refused;
  const day = parseDay(wish.date);
  if (!day) return refuse('invalid-request');
  const stay = planStay(house, { date: formatWireDate(day), time: wish.time, persons });
  if (stay instanceof Refusal) return stay;
  const booked = { ...row, startsAt: epochMinuteOf(row.startsAt), persons: row.personsTo };
  const { confirmAtOnce } = house.settings.onlineReservationSettings;
  const outcome = planGuestChange(
    booked,
    { startsAt: stay.from, persons },
    { confirmsAtOnce: confirmAtOnce },
  );
  if (outcome.kind === 'unchanged') return toBooking(row, desk, token);
  if (outcome.kind === 'refused') return refuse('change-not-allowed');

  await lockDays(tx, restaurant, [row.serviceDay, stay.serviceDay]);
  const party = { persons, audience: 'guest', own: { reservation: row.id } } as const;
  const asked = await askTime(desk, stay, party);
  if (asked.asked.refusal) return refuseTime(asked);
  const flooded = await mayMail(row.guest.email);
  if (flooded) return flooded;
  const tables = await tablesFor(desk, row, { stay, persons });
  if (!tables) return refuseTime(withoutTable(asked));
  const changed = await store(desk, row, { stay, persons, tables, status: outcome.status });
  return toBooking(changed, desk, token);
}

/** The same words for every way in which it is too late. */
function refuseClosed(desk: Desk, row: ReservationRow): Refusal | undefined {
  const state = stateOf(row, desk);
  if (state === 'cancelled') return refuse('already-cancelled');
  if (state === 'past') return refuse('link-expired');
  return mayChange(row, desk) ? undefined : refuse('change-not-allowed');
}

/** Where tables are given by staff or in the background, a party that had one gets one if it can. */
async function tablesFor(
  desk: Desk,
  row: ReservationRow,
  wish: { stay: PlannedStay; persons: number },
): Promise<readonly string[] | undefined> {
  const needsTable = desk.house.settings.assignmentSettings.mode === 'ONLY_WITH_TABLE';
  if (!needsTable && row.tables.length === 0) return [];
  const wishes = { room: row.inRoom?.id, tags: row.tags, except: row.id };
  return (await makePlace(desk, { ...wish, ...wishes })) ?? (needsTable ? undefined : []);
}

interface Change {
  stay: PlannedStay;
  persons: number;
  tables: readonly string[];
  status: 'OPEN' | 'CONFIRMED';
}

async function store(desk: Desk, row: ReservationRow, change: Change): Promise<ReservationRow> {
  const { tx, house, restaurant } = desk;
  const key = { restaurant, id: row.id };
  // Release first: time and tables change together, and the constraint looks at each statement.
  await storeTables(desk, key, []);
  await tx.run(storeChange(key, change));
  await storeTables(desk, key, change.tables);
  const changed = await tx.one(findReservation(key));
  const [from, to] = [row, changed].map(
    (each) => `${wireStart(each.startsAt, house)}, ${each.personsTo}`,
  );
  await tx.run(record(key, { what: 'edited', by: desk.by, from, to }));
  if (changed.status !== row.status) {
    const statuses = { from: row.status, to: changed.status };
    await tx.run(record(key, { what: 'status', by: desk.by, ...statuses }));
  }
  await tx.run(withdrawWaitingMails(restaurant, row.id));
  await tellOfChange(desk, row, changed);
  await announce(desk, 'reservation.changed', changed, row);
  return changed;
}
