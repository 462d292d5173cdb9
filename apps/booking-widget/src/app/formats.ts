import type { Language } from '@stammtisch/i18n/language';

const locales = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR' };

/** Writes wall-clock days of the restaurant, YYYY-MM-DD, which are never converted. */
export function formatDays(language: Language, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T12:00Z`)).replace(/\.$/, '');
}

/**
 * Dates as `@stammtisch/i18n/formats` writes them, without the money, durations and clocks that
 * come along there.
 */
export function createFormats(
  language: Language,
  t: (key: 'party', values: { count: number }) => string,
) {
  return {
    /** `Freitag, 1. Mai 2026` */
    longDate: formatDays(language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
    /** `Fr., 1. Mai` */
    mediumDate: formatDays(language, { weekday: 'short', day: 'numeric', month: 'long' }),
    /** `Sept` */
    month: formatDays(language, { month: 'short' }),
    /** `Fr` */
    weekday: formatDays(language, { weekday: 'short' }),
    /** `1 Person`, `4 Personen` */
    persons: (count: number) => t('party', { count }),
  };
}

export type Formats = ReturnType<typeof createFormats>;
