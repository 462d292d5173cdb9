import type { Day } from '../time/minute.ts';
import { coversMinute, eventType, happensOn, type CalendarEvent } from './event.ts';
import { offeredTimes, openingsOn, type OpeningHour } from './opening-hours.ts';

/** Specification §2: the calendar's day styles; `regular` is a day like any other. */
export const dayStyles = [
  'regular',
  'partly-not-bookable',
  'not-bookable',
  'event',
  'restricted',
] as const;
export type DayStyle = (typeof dayStyles)[number];

export interface StyledDay {
  style: DayStyle;
  /** What happens on the day, in the events' own words. */
  titles: string[];
}

/** Minutes between two times that are asked: the finest step that a house may offer (§9). */
const finestStep = 15;

/**
 * How a day looks in the calendar. Precedence (decisions §7): OFFDAY, OFFTIME,
 * RESTRICTED-RESERVATIONS, EVENT, opening hours. A house without any opening hours is always open.
 */
export function styleOfDay(
  day: Day,
  hours: readonly OpeningHour[],
  events: readonly CalendarEvent[],
): StyledDay {
  const todays = events.filter((event) => happensOn(event, day));
  return { style: decide(day, hours, todays), titles: todays.map((event) => event.title) };
}

function decide(day: Day, hours: readonly OpeningHour[], todays: CalendarEvent[]): DayStyle {
  const ofType = (type: ReturnType<typeof eventType>) =>
    todays.filter((event) => eventType(event) === type);
  if (ofType('OFFDAY').length > 0) return 'not-bookable';
  const closings = ofType('OFFTIME');
  if (closings.length > 0) {
    const times = openingsOn(day, hours).flatMap((opening) => offeredTimes(opening, finestStep));
    const isLeft = times.some((time) => !closings.some((each) => coversMinute(each, day, time)));
    return isLeft || hours.length === 0 ? 'partly-not-bookable' : 'not-bookable';
  }
  if (ofType('RESTRICTED_RESERVATIONS').length > 0) return 'restricted';
  if (ofType('EVENT').length > 0) return 'event';
  const isOpen = hours.length === 0 || openingsOn(day, hours).length > 0;
  return isOpen ? 'regular' : 'not-bookable';
}
