import { locales } from '@stammtisch/i18n/formats';
import type { Language } from '@stammtisch/i18n/language';

/** `Freitag, 21. November`: short enough for a subject. */
export function dayInWords(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T12:00Z`));
}
