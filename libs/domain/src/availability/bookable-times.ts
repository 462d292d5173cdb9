import { offeredTimes, type Opening } from '../opening-hours/opening-hours.ts';
import { happensOn, isSeating, type CalendarEvent } from '../opening-hours/event.ts';
import { minuteAt, minutesBetween, type Minute } from '../time/minute.ts';
import type { BookingQuestion, DayLoad, ServiceDay } from './booking-question.ts';
import type { BookingRefusal } from './booking-refusal.ts';
import { judgeBooking } from './judge-booking.ts';

/** A time that a house offers on a day, and what keeps the party from it. */
export interface JudgedTime {
  time: Minute;
  refusal: BookingRefusal | undefined;
}

/** Every time that the opening hours, or the event that is booked, offer; in their order. */
export function offeredOn(serviceDay: ServiceDay, event?: CalendarEvent): Minute[] {
  const { interval } = serviceDay.rules;
  const openings = event ? openingsOf(event, serviceDay) : serviceDay.openings;
  const times = openings.flatMap((opening) => offeredTimes(opening, interval));
  return [...new Set(times)].toSorted();
}

/** An event that guests book offers its seating, or the steps of its hours. */
function openingsOf(event: CalendarEvent, { day, openings }: ServiceDay): Opening[] {
  if (!happensOn(event, day)) return [];
  const type = isSeating(event) ? 'seating' : 'timespan';
  const start = minuteAt(day, event.startTime);
  const ends = openings.map(({ end }) => end).toSorted();
  // What ends at 23:59 lasts as long as the service.
  const last = event.endTime >= 1_439 ? ends.at(-1) : undefined;
  const end = last !== undefined && last > start ? last : minuteAt(day, event.endTime);
  return [{ type, start, end: isSeating(event) ? start : end, onlineGuestLimit: event.guestLimit }];
}

/** Says for every offered time whether the party can have it, and why not. */
export function judgeTimes(
  serviceDay: ServiceDay,
  load: DayLoad,
  question: BookingQuestion,
): JudgedTime[] {
  return offeredOn(serviceDay, question.event).map((time) => ({
    time,
    refusal: judgeBooking(serviceDay, load, question, time),
  }));
}

/** The free times nearest to a wish by the clock, in its order. */
export function nearestFree(times: readonly JudgedTime[], wish: Minute, count: number): Minute[] {
  const distance = (time: Minute) => Math.abs(minutesBetween(wish, time));
  return times
    .flatMap(({ time, refusal }) => (refusal ? [] : [time]))
    .toSorted((first, second) => distance(first) - distance(second))
    .slice(0, count)
    .toSorted();
}
