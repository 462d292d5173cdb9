import * as z from 'zod';
import type { ServiceDay } from '@stammtisch/domain/availability/booking-question';
import { openingsOn } from '@stammtisch/domain/opening-hours/opening-hours';
import { addDays, type Day } from '@stammtisch/domain/time/minute';
import type { RestaurantId } from '../platform/database/scope.ts';
import { sql } from '../platform/database/sql.ts';
import { instantsOf, toMinute } from '../platform/time-zone/time-zone.ts';
import { todayAt, type Desk } from '../reservations/desk.ts';
import {
  calendarEventColumns,
  calendarEventRow,
  mayHappenBetween,
} from '../settings/calendar-events.ts';
import { bookingRulesOf } from '../settings/house.ts';

const eventRow = calendarEventRow.extend({ id: z.string() });
type EventRow = z.output<typeof eventRow>;

/** A service day as the booking rule wants it; its events have names. */
export interface LoadedServiceDay extends ServiceDay {
  events: readonly EventRow[];
}

function listEvents(restaurant: RestaurantId, from: Day, to: Day) {
  return sql(eventRow)`
    select id, ${calendarEventColumns} from event
     where restaurant_id = ${restaurant} and ${mayHappenBetween(from, to)}
     order by starts_on, id`;
}

/** The service days of a span, before the book is asked who has booked. */
export function loadServiceDays(desk: Rules, from: Day, to: Day): Promise<LoadedServiceDay[]> {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return loadTheseServiceDays(desk, days);
}

type Rules = Pick<Desk, 'tx' | 'restaurant' | 'house'>;

/** @param days in order; there may be long times between them */
export async function loadTheseServiceDays(
  { tx, restaurant, house }: Rules,
  days: readonly Day[],
): Promise<LoadedServiceDay[]> {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  // A service that runs past midnight meets the events of the next morning.
  const events = await tx.many(listEvents(restaurant, from, addDays(to, 1)));
  const rules = bookingRulesOf(house.settings);
  return days.map((day) => ({
    day,
    rules,
    openings: openingsOn(day, rules.hours),
    events,
    toInstant: instantsOf(day, house.timeZone),
  }));
}

/** The house's clocks. */
export function nowAt(desk: Desk) {
  return {
    at: desk.now,
    minute: toMinute(desk.now, desk.house.timeZone),
    serviceDay: todayAt(desk),
  };
}
