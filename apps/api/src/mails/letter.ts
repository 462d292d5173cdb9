import { createFormats } from '@stammtisch/i18n/formats';
import type { Language } from '@stammtisch/i18n/language';
import { createTranslator } from '@stammtisch/i18n/messages';
import type { GuestMail, HouseMail, StaffMail } from '@stammtisch/domain/mail/mail-type';
import type { MailPart } from '@stammtisch/domain/mail/placeholder';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { fillingsOf, type LetterLinks } from './fillings.ts';
import type { Letterhead } from './letterhead.ts';
import type { MailContent } from './mail-content.ts';
import { mailMessages } from './messages/messages.ts';
import { fill, messageNameOf, plain, wordingOf, type Filled } from './wording.ts';

/** Everything that a mail says, in its reader's language and free of any markup. */
export interface Letter {
  language: Language;
  type: GuestMail | HouseMail | StaffMail;
  subject: string;
  state: string;
  title: string;
  greeting: Filled;
  body: Filled;
  closing: Filled;
  /** `Freitag, 21. November 2026`. */
  date: string;
  time: string;
  persons: string;
  /** Of a change: what was agreed until now; else empty. */
  before: string;
  /** Of a series: every date with its time; empty for a single reservation. */
  dates: { label: string; list: string[] };
  details: { label: string; text: string; href?: string }[];
  /** Employees have nothing to open. */
  action: { label: string; href: string; hint: string } | undefined;
  calendarTitle: string;
  /** What the house wants its guests to find: the menu, the way. */
  links: { label: string; href: string }[];
  /** Small print. */
  notes: string[];
}

/**
 * Only what a guest can still come to goes into a calendar, and what was there is taken out. RFC 5546
 * lets one message invite to one entry only, so a series has none.
 */
export function hasCalendarFile(
  type: GuestMail | HouseMail,
  { series }: Pick<MailContent, 'series'>,
): boolean {
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
  const kind = messageNameOf(type);
  const { series } = content;
  const several = type === 'change' ? 'SeriesChange' : 'Series';
  const fillings = fillingsOf(content, about);
  const { guestName, date, persons, restaurant } = fillings.words;
  const wording = wordingOf(type, language, letterhead.mail);
  const isOwnSubject = letterhead.mail.texts[type][language].subject !== '';
  const say = (part: MailPart) => fill(type, part, wording[part], fillings);
  return {
    language,
    type,
    subject:
      series && !isOwnSubject
        ? text(`subject${several}`, { ...fillings.words, count: series.length })
        : plain(say('subject')),
    state: text(`state${kind}`),
    title: text(`title${series ? several : kind}`),
    // Nobody is greeted with an empty name.
    greeting:
      guestName === '' && wording.greeting.includes('guestName')
        ? [text('greetingNobody')]
        : say('greeting'),
    body: say('body'),
    closing: say('closing'),
    date,
    time: text('time', { time: content.time }),
    persons,
    before: beforeInWords(content, language),
    dates: {
      label: text('dates'),
      list: (series ?? []).map((each) => dateInWords(each, { text, formats })),
    },
    details: detailsOf(type, content, letterhead, text),
    action: series
      ? { label: text('view'), href: links.manage, hint: text('seriesHint') }
      : actionOf(type, letterhead, links, text),
    calendarTitle: text('calendarTitle', { restaurant, persons }),
    links: letterhead.mail.additionalEmailLinkList.map(({ label, url }) => ({ label, href: url })),
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

/** What was agreed before a change; empty without one. */
export function beforeInWords({ before }: MailContent, language: Language): string {
  const day = before && parseWireDate(before.date);
  if (!day) return '';
  const formats = createFormats(language);
  const persons = formats.persons(before.persons.from, before.persons.to);
  const values = { date: formats.longDate(day), time: before.time, persons };
  return createTranslator(mailMessages, language)('before', values);
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
  return letterhead.guestsMayManage
    ? { label: text('manage'), href: links.manage, hint: text('manageHint') }
    : { label: text('view'), href: links.manage, hint: text('viewHint') };
}
