import { createFormats, locales } from '@stammtisch/i18n/formats';
import type { Language } from '@stammtisch/i18n/language';
import { createTranslator } from '@stammtisch/i18n/messages';
import type { GuestMail } from '@stammtisch/domain/mail/mail-type';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import type { Letterhead } from './letterhead.ts';
import type { MailContent } from './mail-content.ts';
import { mailMessages } from './messages/messages.ts';

export interface LetterLinks {
  /** The guest's own page of the reservation. */
  manage: string;
  /** The restaurant's booking form. */
  book: string;
  /** The guest's page to rate the visit. */
  rate: string;
}

/** Everything that a mail says, in the guest's language and free of any markup. */
export interface Letter {
  language: Language;
  type: GuestMail;
  subject: string;
  state: string;
  title: string;
  greeting: string;
  lead: string;
  /** `Freitag, 21. November 2026`. */
  date: string;
  time: string;
  persons: string;
  /** Of a change: what was agreed until now; else empty. */
  before: string;
  /** Of a series: every date with its time; empty for a single reservation. */
  dates: { label: string; list: string[] };
  details: { label: string; text: string; href?: string }[];
  action: { label: string; href: string; hint: string };
  calendarTitle: string;
  /** Small print. */
  notes: string[];
}

const nameOf = {
  request: 'Request',
  confirmation: 'Confirmation',
  refusal: 'Refusal',
  cancellation: 'Cancellation',
  change: 'Change',
  reminder: 'Reminder',
  rating: 'Rating',
} as const;

/**
 * Only what a guest can still come to goes into a calendar, and what was there is taken out. RFC 5546
 * lets one message invite to one entry only, so a series has none.
 */
export function hasCalendarFile(type: GuestMail, { series }: Pick<MailContent, 'series'>): boolean {
  if (series) return false;
  return type === 'confirmation' || type === 'change' || type === 'cancellation';
}

export function writeLetter(
  type: GuestMail,
  content: MailContent,
  about: { language: Language; letterhead: Letterhead; links: LetterLinks },
): Letter {
  const { language, letterhead, links } = about;
  const text = createTranslator(mailMessages, language);
  const formats = createFormats(language);
  const kind = nameOf[type];
  const name = content.guestName.replaceAll(/\s+/gu, ' ');
  const restaurant = letterhead.name;
  const day = parseWireDate(content.date);
  if (!day) throw new Error(`a mail tells no date: ${content.date}`);
  const persons = formats.persons(content.persons.from, content.persons.to);
  const { series } = content;
  const subjectValues = { day: dayInWords(day, language), time: content.time, restaurant };
  return {
    language,
    type,
    subject: series
      ? text('subjectSeries', { ...subjectValues, count: series.length })
      : text(`subject${kind}`, subjectValues),
    state: text(`state${kind}`),
    title: series ? text('titleSeries') : text(`title${kind}`),
    greeting: name ? text('greeting', { name }) : text('greetingNobody'),
    lead: text(`lead${kind}`),
    date: formats.longDate(day),
    time: text('time', { time: content.time }),
    persons,
    before: beforeInWords(content, { text, formats }),
    dates: {
      label: text('dates'),
      list: (series ?? []).map((each) => dateInWords(each, { text, formats })),
    },
    details: detailsOf(type, content, letterhead, text),
    action: series
      ? { label: text('view'), href: links.manage, hint: text('seriesHint') }
      : actionOf(type, letterhead, links, text),
    calendarTitle: text('calendarTitle', { restaurant, persons }),
    notes: [
      ...(type !== 'cancellation' && hasCalendarFile(type, content) ? [text('calendarHint')] : []),
      text('localTime', { zone: letterhead.timeZone.replaceAll('_', ' ') }),
      text('footer', { restaurant }),
    ],
  };
}

type Text = ReturnType<typeof createTranslator<keyof (typeof mailMessages)['de']>>;

function dateInWords(
  { date, time }: { date: string; time: string },
  { text, formats }: { text: Text; formats: ReturnType<typeof createFormats> },
): string {
  const day = parseWireDate(date);
  return `${day ? formats.longDate(day) : date}, ${text('time', { time })}`;
}

function beforeInWords(
  { before }: MailContent,
  { text, formats }: { text: Text; formats: ReturnType<typeof createFormats> },
): string {
  const day = before && parseWireDate(before.date);
  if (!day) return '';
  const persons = formats.persons(before.persons.from, before.persons.to);
  return text('before', { date: formats.longDate(day), time: before.time, persons });
}

function detailsOf(
  type: GuestMail,
  content: MailContent,
  letterhead: Letterhead,
  text: Text,
): Letter['details'] {
  const { address, phone, name } = letterhead;
  const place = encodeURIComponent(`${name}, ${address}`);
  return [
    { label: text('guest'), text: content.guestName },
    // After the visit nobody needs to read again what was wished for.
    { label: text('wish'), text: type === 'rating' ? '' : content.comment },
    {
      label: text('address'),
      text: address,
      href: `https://www.openstreetmap.org/search?query=${place}`,
    },
    { label: text('phone'), text: phone, href: `tel:${phone.replaceAll(/[^+\d]/gu, '')}` },
  ].filter((detail) => detail.text !== '');
}

function actionOf(type: GuestMail, letterhead: Letterhead, links: LetterLinks, text: Text) {
  if (type === 'refusal' || type === 'cancellation') {
    return { label: text('bookAgain'), href: links.book, hint: text('bookAgainHint') };
  }
  if (type === 'rating') {
    return { label: text('rate'), href: links.rate, hint: text('rateHint') };
  }
  return letterhead.guestsMayCancel
    ? { label: text('manage'), href: links.manage, hint: text('manageHint') }
    : { label: text('view'), href: links.manage, hint: text('viewHint') };
}

/** `Freitag, 21. November`: short enough for a subject. */
function dayInWords(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T12:00Z`));
}
