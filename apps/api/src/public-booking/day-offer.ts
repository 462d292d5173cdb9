import {
  bookableTimes,
  type BookableTime,
  type BookedParty,
} from '@stammtisch/domain/availability/bookable-times';
import { onlineOffer, type CalendarEvent } from '@stammtisch/domain/opening-hours/event';
import {
  offeredTimes,
  openingsOn,
  type Opening,
} from '@stammtisch/domain/opening-hours/opening-hours';
import { addDays, type Day, type EpochMinute, type Minute } from '@stammtisch/domain/time/minute';
import { toInstant } from '../platform/time-zone/time-zone.ts';
import { listArrivals } from '../reservations/arrivals.ts';
import { todayAt, type Desk } from '../reservations/desk.ts';
import { listOccupations, listTableOffers } from '../reservations/table-load.ts';
import { listCalendarEvents } from '../settings/calendar-events.ts';
import { openingHoursOf } from '../settings/house.ts';

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

/**
 * The times of one service day as a party can have them. Whoever writes afterwards holds the day
 * lock before asking.
 */
export async function judgeDay(desk: Desk, day: Day, persons: number): Promise<BookableTime[]> {
  const [offer] = isWithinReach(desk, day) ? await offerDays(desk, day, day) : [];
  const offered = (offer?.offered ?? []).flatMap(({ time, opening }) =>
    instants(desk.house.timeZone, time, opening),
  );
  const first = offered[0];
  const last = offered.at(-1);
  if (!first || !last) return [];

  const { restaurant, tx, now } = desk;
  const { guestVisitDuration: duration } = desk.house.settings.reservationSettings;
  const { leadTime, maxFreeSeats } = desk.house.settings.onlineReservationSettings;
  const span = { from: first.at, to: (last.at + duration) as EpochMinute, now };
  const parties: BookedParty[] = await tx.many(listArrivals(restaurant, day));
  const load = {
    tables: await tx.many(listTableOffers(restaurant)),
    occupations: await tx.many(listOccupations(restaurant, span)),
    parties,
  };
  // Specification §9: the lead time is kept in seconds.
  const question = { persons, duration, now, leadTime: leadTime / 60, maxFreeSeats };
  return bookableTimes(offered, load, question);
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
