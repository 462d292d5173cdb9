import { CalendarDate, parseDate } from '@internationalized/date';

/** A day as `2026-05-01`. */
export type IsoDate = string;

const isoDate = /^\d{4}-\d{2}-\d{2}$/u;

/** Reads `2026-05-01`; an empty text, a day that does not exist and anything else are null. */
export function calendarDateOf(value: IsoDate | null | undefined): CalendarDate | null {
  if (!value || !isoDate.test(value)) return null;
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  const date = new CalendarDate(year, month, day); // out of range values are moved into it
  return date.toString() === value ? parseDate(value) : null;
}
