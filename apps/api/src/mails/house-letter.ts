import { createFormats } from '@stammtisch/i18n/formats';
import type { Language } from '@stammtisch/i18n/language';
import { createTranslator } from '@stammtisch/i18n/messages';
import type { HouseMail } from '@stammtisch/domain/mail/mail-type';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { dayInWords } from './day-in-words.ts';
import { beforeInWords, type Letter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import type { MailContent } from './mail-content.ts';
import { houseMessages } from './messages/house.ts';

const nameOf = {
  'house-request': 'Request',
  'house-booking': 'Booking',
  'house-change': 'Change',
  'house-cancellation': 'Cancellation',
} as const satisfies Record<HouseMail, string>;

/** Tells the house what a guest did by themselves. Answers to it go to the guest. */
export function writeHouseLetter(
  type: HouseMail,
  content: MailContent,
  about: { language: Language; letterhead: Letterhead; open: string },
): Letter {
  const { language, letterhead } = about;
  const text = createTranslator(houseMessages, language);
  const formats = createFormats(language);
  const day = parseWireDate(content.date);
  if (!day) throw new Error(`a mail tells no date: ${content.date}`);
  const persons = formats.persons(content.persons.from, content.persons.to);
  const { phone = '', email = '' } = content.contact ?? {};
  const kind = nameOf[type];
  const name = content.guestName;
  return {
    language,
    type,
    subject: text(`subject${kind}`, {
      name,
      day: dayInWords(day, language),
      time: content.time,
      persons,
    }),
    state: text(`state${kind}`),
    title: name,
    greeting: [],
    body: [text(`lead${kind}`)],
    closing: [],
    date: formats.longDate(day),
    time: content.time,
    persons,
    before: beforeInWords(content, language),
    dates: { label: '', list: [] },
    details: [
      { label: text('guest'), text: name },
      { label: text('phone'), text: phone, href: `tel:${phone.replaceAll(/[^+\d]/gu, '')}` },
      { label: text('email'), text: email, href: `mailto:${encodeURIComponent(email)}` },
      { label: text('wish'), text: content.comment },
    ].filter((detail) => detail.text !== ''),
    action: { label: text('open'), href: about.open, hint: email === '' ? '' : text('reply') },
    calendarTitle: '',
    links: [],
    notes: [text('note', { restaurant: letterhead.name })],
  };
}
