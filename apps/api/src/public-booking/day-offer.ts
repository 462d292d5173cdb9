import { admitsAt } from '@stammtisch/domain/availability/admitting-times';
import {
  bookableTimes,
  type BookableTime,
  type BookedParty,
  type OfferedTime,
} from '@stammtisch/domain/availability/bookable-times';
import { onlineOffer, type CalendarEvent } from '@stammtisch/domain/opening-hours/event';
import {
  offeredTimes,
  openingsOn,
  type Opening,
} from '@stammtisch/domain/opening-hours/opening-hours';
import { visitDuration } from '@stammtisch/domain/reservation/visit-duration';
import { addDays, type Day, type EpochMinute, type Minute } from '@stammtisch/domain/time/minute';
import type { AssignmentDay } from '@stammtisch/domain/assignment/day';
import { withoutParty } from '../assignment/find-tables.ts';
import { loadDay } from '../assignment/load-day.ts';
import { toInstant } from '../platform/time-zone/time-zone.ts';
import { listArrivals } from '../reservations/arrivals.ts';
import { listHolds, withHolds } from '../reservations/table-holds.ts';
import { todayAt, type Desk } from '../reservations/desk.ts';
import { listCalendarEvents } from '../settings/calendar-events.ts';
import { openingHoursOf, visitDurationsOf } from '../settings/house.ts';

/** The openings of a day that its events leave to guests, with the times that they offer. */
export interface DayOffer {
  day: Day;
  offered: { time: Minute; opening: Opening }[];
}

/** What guests may wish for on each day of a span, before tables and limits are asked. */
export async function offerDays(desk: Desk, from: Day, to: Day): Promise<DayOffer[]> {
  const events: CalendarEvent[] = await desk.tx.many(listCalendarEvents(desk.restaurant, from, to));
  const offers: DayOffer[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) offers.push(offerDay(desk, day, events));
  return offers;
}

function offerDay(desk: Desk, day: Day, events: readonly CalendarEvent[]): DayOffer {
  const { timeInterval } = desk.house.settings.reservationSettings;
  const regular = openingsOn(day, openingHoursOf(desk.house.settings));
  const { openings, isOffered } = onlineOffer(day, regular, events);
  const offered = openings
    .filter((opening) => opening.onlineGuestLimit !== 0)
    .flatMap((opening) =>
      offeredTimes(opening, timeInterval)
        .filter(isOffered)
        .map((time) => ({ time, opening })),
    );
  return { day, offered };
}

/** Whether guests may book on this day at all: not before today, not too far ahead, when active. */
export function isWithinReach(desk: Desk, day: Day): boolean {
  const { active, maxDaysAhead } = desk.house.settings.onlineReservationSettings;
  const today = todayAt(desk);
  return active && day >= today && day <= addDays(today, maxDaysAhead);
}

/** What the asking guest has in the book already: it does not stand in their own way. */
export interface Own {
  /** The token of the time that is kept for them. */
  hold?: string | undefined;
  /** The reservation that they would change. */
  reservation?: string | undefined;
}

/**
 * The times of one service day as a party can have them. Whoever writes afterwards holds the day
 * lock before asking.
 */
export async function judgeDay(
  desk: Desk,
  day: Day,
  persons: number,
  own: Own = {},
): Promise<BookableTime[]> {
  const [offer] = isWithinReach(desk, day) ? await offerDays(desk, day, day) : [];
  const offered = (offer?.offered ?? []).flatMap(({ time, opening }) =>
    instants(desk.house.timeZone, time, opening),
  );
  if (offered.length === 0) return [];

  const { restaurant, tx, now, house } = desk;
  const { leadTime } = house.settings.onlineReservationSettings;
  const held = await tx.many(listHolds(restaurant, day, own.hold));
  const booked = await tx.many(listArrivals(restaurant, day, own.reservation));
  const parties: BookedParty[] = [...booked, ...held];
  const promised = (today: AssignmentDay) => withHolds(withoutParty(today, own.reservation), held);
  const admits = await admission(desk, day, { persons, offered, promised });
  // Specification §9: the lead time is kept in seconds.
  const question = { persons, now, leadTime: leadTime / 60 };
  return bookableTimes(offered, { parties, admits }, question);
}

interface Admission {
  persons: number;
  offered: readonly OfferedTime[];
  /** The day as the asking guest meets it. */
  promised: (day: AssignmentDay) => AssignmentDay;
}

/** Tables are asked for only where the house accepts nobody without one. */
async function admission(
  desk: Desk,
  day: Day,
  { persons, offered, promised }: Admission,
): Promise<(at: EpochMinute) => boolean> {
  const { settings } = desk.house;
  if (settings.assignmentSettings.mode !== 'ONLY_WITH_TABLE') return () => true;
  const durations = visitDurationsOf(settings);
  const stays = offered.map(({ time, at }) => {
    return { from: at, to: (at + visitDuration(durations, persons, time)) as EpochMinute };
  });
  const span = {
    from: Math.min(...stays.map(({ from }) => from)) as EpochMinute,
    to: Math.max(...stays.map(({ to }) => to)) as EpochMinute,
  };
  const { assignment } = await loadDay(desk, day, span);
  return admitsAt(promised(assignment), { persons }, stays);
}

/** A time that the clocks skip that night is not offered. */
function instants(zone: string, time: Minute, opening: Opening) {
  const at = toInstant(time, zone);
  const from = toInstant(opening.start, zone);
  const to = toInstant(opening.end, zone);
  if (at === undefined) return [];
  const { onlineGuestLimit } = opening;
  return [{ time, at, opening: { from: from ?? at, to: to ?? at, onlineGuestLimit } }];
}
