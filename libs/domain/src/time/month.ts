import { addDays, parseDay, type Day } from './minute.ts';

const wireMonthShape = /^(0[1-9]|1[0-2])\.(\d{4})$/;

/** Reads `05.2026` (specification §7) as the first day of that month. */
export function parseWireMonth(text: string): Day | undefined {
  const match = wireMonthShape.exec(text);
  return match ? parseDay(`${match[2]}-${match[1]}-01`) : undefined;
}

/** The month of a day as the wire says it: `05.2026`. */
export function formatWireMonth(day: Day): string {
  return `${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

export function firstOfMonth(day: Day): Day {
  return addDays(day, 1 - Number(day.slice(8)));
}

/** All days of the month that a day lies in, in order. */
export function daysOfMonth(day: Day): Day[] {
  const first = firstOfMonth(day);
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  return days.filter((each) => each.slice(0, 7) === first.slice(0, 7));
}
