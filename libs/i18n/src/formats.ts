import type { Language } from './language.ts';
import { createTranslator, defineMessages } from './messages.ts';

const texts = defineMessages({
  de: {
    persons_one: '{{count}} Person',
    persons_other: '{{count}} Personen',
    personRange: '{{from}} bis {{to}} Personen',
    asOf: 'Stand {{time}}',
    minutes: '{{minutes}} Min.',
    hours: '{{hours}} Std.',
    hoursMinutes: '{{hours}} Std. {{minutes}} Min.',
  },
  en: {
    persons_one: '{{count}} person',
    persons_other: '{{count}} people',
    personRange: '{{from}} to {{to}} people',
    asOf: 'As of {{time}}',
    minutes: '{{minutes}} min',
    hours: '{{hours}} h',
    hoursMinutes: '{{hours}} h {{minutes}} min',
  },
  fr: {
    persons_one: '{{count}} personne',
    persons_other: '{{count}} personnes',
    personRange: '{{from}} à {{to}} personnes',
    asOf: 'État à {{time}}',
    minutes: '{{minutes}} min',
    hours: '{{hours}} h',
    hoursMinutes: '{{hours}} h {{minutes}} min',
  },
});

/** BCP 47 names for Intl: British English, because of its day-month order and 24-hour clock. */
export const locales: Readonly<Record<Language, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  fr: 'fr-FR',
};

const wallClock = /^(?:(\d{4})-(\d{2})-(\d{2}))?T?(?:(\d{2}):(\d{2}))?/u;

/** Reads `2026-05-01`, `2026-05-01T19:30` and `19:30`; anything else is a bug of the caller. */
function partsOf(value: string) {
  const [, year, month, day, hour, minute] = wallClock.exec(value) ?? [];
  if (year === undefined && hour === undefined)
    throw new RangeError(`not a date or time: ${value}`);
  return { year, month, day, hour, minute };
}

function atNoon(date: string): Date {
  const { year, month, day } = partsOf(date);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), 12));
}

function date(value: string): string {
  const { year, month, day } = partsOf(value);
  return `${day}.${month}.${year}`; // specification §9: dd.MM.yyyy in every language
}

function time(value: string): string {
  const { hour, minute } = partsOf(value);
  return `${hour ?? '00'}:${minute ?? '00'}`;
}

function clock(instant: Date, timeZone: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat('en-GB', options).format(instant);
}

export type Formats = ReturnType<typeof createFormats>;

/**
 * Writes dates, times, counts and money. Dates and times are wall-clock strings of the restaurant's
 * own zone (`2026-05-01`, `2026-05-01T19:30`, `19:30`) and are never converted; only `clock` and
 * `asOf` take an instant, and so ask for the zone.
 */
export function createFormats(language: Language) {
  const locale = locales[language];
  const text = createTranslator(texts, language);
  const inUtc = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (date: string) => format.format(atNoon(date));
  };
  const weekdayLong = inUtc({ weekday: 'long' });
  const weekdayShort = inUtc({ weekday: 'short' });
  const monthName = inUtc({ month: 'long' });
  const monthShort = inUtc({ month: 'short' });
  const longDate = inUtc({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const mediumDate = inUtc({ weekday: 'short', day: 'numeric', month: 'long' });
  const monthYear = inUtc({ month: 'long', year: 'numeric' });
  const number = new Intl.NumberFormat(locale);

  return {
    /** `01.05.2026` */
    date,
    /** `01.05.` */
    dayMonth: (value: string): string => date(value).slice(0, 6),
    /** `19:30` */
    time,
    /** `01.05.2026 19:30` */
    dateTime: (value: string): string => `${date(value)} ${time(value)}`,
    /** `Freitag, 1. Mai 2026` */
    longDate,
    /** `Fr., 1. Mai` */
    mediumDate,
    /** `Mai 2026` */
    monthYear,
    /** `Mai` */
    monthName,
    /** `Sep` */
    monthShort: (value: string): string => monthShort(value).replace('.', ''),
    /** `Freitag` */
    weekday: weekdayLong,
    /** `Fr` */
    weekdayShort: (value: string): string => weekdayShort(value).replace('.', ''),
    /** Seven names, Monday first (specification §9). */
    weekdays: (length: 'long' | 'short' = 'long'): string[] =>
      // 2024-01-01 was a Monday
      [1, 2, 3, 4, 5, 6, 7].map((day) =>
        (length === 'long' ? weekdayLong : weekdayShort)(`2024-01-0${day}`).replace('.', ''),
      ),
    /** Twelve names. */
    months: (): string[] =>
      Array.from({ length: 12 }, (_, index) =>
        monthName(`2024-${String(index + 1).padStart(2, '0')}-01`),
      ),
    /** The wall-clock time of an instant in a zone: `18:42`. */
    clock,
    /** How old the data on the screen is: `Stand 18:42`. */
    asOf: (instant: Date, timeZone: string): string =>
      text('asOf', { time: clock(instant, timeZone) }),
    /** `1 Person`, `4 Personen`; with a second number `3 bis 5 Personen`. */
    persons: (from: number, to?: number): string =>
      to === undefined || to === from
        ? text('persons', { count: from })
        : text('personRange', { from, to }),
    /** `1 Std. 45 Min.` from minutes. */
    duration: (minutes: number): string => {
      const hours = Math.floor(minutes / 60);
      const rest = minutes % 60;
      if (hours === 0) return text('minutes', { minutes: rest });
      return rest === 0 ? text('hours', { hours }) : text('hoursMinutes', { hours, minutes: rest });
    },
    /** Money is stored in cents (specification §9): `9,90 €`. */
    money: (cents: number, currency = 'EUR'): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
    number: (value: number): string => number.format(value),
  };
}
