import type ICAL from 'ical.js';
import type { CalendarEvent } from '@stammtisch/domain/opening-hours/event';
import { weekdayOf, type Day } from '@stammtisch/domain/time/minute';

/** 0 is Sunday, as in the specification's eventDays. */
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const everyDay = [0, 1, 2, 3, 4, 5, 6];

type Repetition = Pick<CalendarEvent, 'interval' | 'eventDays'>;

/**
 * A repetition rule (RFC 5545 §3.3.10) as one of the four intervals, where it means the same days;
 * undefined where only single events can say it: every second week, the last Friday of a month.
 */
export function mapRule(rule: ICAL.Recur, start: Day): Repetition | undefined {
  if (rule.interval !== 1 || rule.count) return undefined;
  const parts: Partial<Record<string, readonly (string | number)[]>> = rule.parts;
  const { BYDAY, BYMONTHDAY, BYMONTH, ...others } = parts;
  if (Object.keys(others).length > 0) return undefined;
  const says = (part: typeof BYDAY, own: number) => !part || (part.length === 1 && part[0] === own);
  const isItsDay = says(BYMONTHDAY, Number(start.slice(8)));
  const isItsMonth = says(BYMONTH, Number(start.slice(5, 7)));
  switch (rule.freq) {
    case 'DAILY':
      if (BYDAY || BYMONTHDAY || BYMONTH) return undefined;
      return { interval: 'WEEKLY', eventDays: everyDay };
    case 'WEEKLY': {
      const days = BYDAY?.map((day) => weekdays.indexOf(String(day))) ?? [weekdayOf(start) % 7];
      if (BYMONTHDAY || BYMONTH || days.includes(-1)) return undefined;
      return { interval: 'WEEKLY', eventDays: days.toSorted() };
    }
    case 'MONTHLY':
      return BYDAY || BYMONTH || !isItsDay ? undefined : { interval: 'MONTHLY', eventDays: [] };
    case 'YEARLY':
      if (BYDAY || !isItsDay || !isItsMonth) return undefined;
      return { interval: 'ANNUALLY', eventDays: [] };
    default:
      return undefined;
  }
}
