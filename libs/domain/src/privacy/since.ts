import { addDays, parseDay, type Day } from '../time/minute.ts';
import { daysOfMonth, firstOfMonth } from '../time/month.ts';

/** Reads the day of `?since=YYYY-M-D` (specification §7), with or without leading zeros. */
export function parseSince(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (!year || !month || !day) return undefined;
  return parseDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/**
 * Who was there last before this day has not come for so many months. A month that is too short ends
 * with its last day: three months before 31 May is 28 February, or 29.
 */
export function retentionDay(today: Day, months: number): Day {
  let first = firstOfMonth(today);
  for (let back = 0; back < months; back += 1) first = firstOfMonth(addDays(first, -1));
  const days = daysOfMonth(first);
  return addDays(first, Math.min(Number(today.slice(8)), days.length) - 1);
}
