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

/**
 * Reads a day as people type it: `1.5.`, `01.05.26`, `1.5.2026`, and what is pasted as `2026-05-01`.
 * Without a year it is the next such day from `today` on.
 */
export function readTypedDate(text: string, today: IsoDate): IsoDate | null {
  const typed = text.trim();
  if (isoDate.test(typed)) return calendarDateOf(typed)?.toString() ?? null;
  const [, day, month, year] =
    /^(\d{1,2})[./\s]+(\d{1,2})(?:[./\s]+(\d{4}|\d{2})?)?$/u.exec(typed) ?? [];
  if (day === undefined || month === undefined) return null;
  const build = (fullYear: string | number) =>
    calendarDateOf(`${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (year) return build(year.length === 2 ? `20${year}` : year)?.toString() ?? null;
  const thisYear = Number(today.slice(0, 4));
  // 29 February may be up to eight years away (2096 to 2104)
  for (let candidate = thisYear; candidate <= thisYear + 8; candidate++) {
    const date = build(candidate)?.toString();
    if (date && date >= today) return date;
  }
  return null;
}
