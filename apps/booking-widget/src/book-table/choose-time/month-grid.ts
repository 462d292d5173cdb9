import { addDays, weekdayOf, type Day } from '@stammtisch/domain/time/minute';
import { toDay } from '../day-span.ts';

/** `2026-05` */
export type Month = string;

export function monthOf(day: string): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, count: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Six weeks of seven days, Monday first: always the same height, so that nothing moves. */
export function monthGrid(month: Month): Day[][] {
  const first = toDay(`${month}-01`);
  const monday = addDays(first, 1 - weekdayOf(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(monday, week * 7 + weekday)),
  );
}

/** The same day of another month, or that month's last. */
function moveByMonths(day: Day, count: number): Day {
  const month = addMonths(monthOf(day), count);
  const last = addDays(toDay(`${addMonths(month, 1)}-01`), -1);
  const wish = `${month}-${day.slice(8)}`;
  return wish > last ? last : toDay(wish);
}

/** Where a key leads in the grid (WAI-ARIA grid pattern); undefined for any other key. */
export function dayAfterKey(day: string, key: string): Day | undefined {
  const from = toDay(day);
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, 1 - weekdayOf(from));
    case 'End':
      return addDays(from, 7 - weekdayOf(from));
    case 'PageUp':
      return moveByMonths(from, -1);
    case 'PageDown':
      return moveByMonths(from, 1);
    default:
      return undefined;
  }
}
