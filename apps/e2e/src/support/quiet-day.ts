import { tryNumber } from './try-number.ts';

const daysBetweenTries = 70;

/** The day so many days ahead, YYYY-MM-DD. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A weekday (0 is Sunday), so many days ahead or up to six more, YYYY-MM-DD. */
export function weekdayAhead(daysAhead: number, weekday: number): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((7 + weekday - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

/** The same, of a day when the demo restaurants have no guests of their own and no journey has been. */
export function quietWeekday(daysAhead: number, weekday: number): string {
  return weekdayAhead(daysAhead + daysBetweenTries * tryNumber, weekday);
}
