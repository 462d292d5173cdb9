import { createFormats } from '@stammtisch/i18n/formats';
import type { Language } from '@stammtisch/i18n/language';
import { createTranslator } from '@stammtisch/i18n/messages';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { dayInWords } from './day-in-words.ts';
import type { Letterhead } from './letterhead.ts';
import type { MailContent } from './mail-content.ts';
import { mailMessages } from './messages/messages.ts';
import type { Fillings } from './wording.ts';

export interface LetterLinks {
  /** The guest's own page of the reservation. */
  manage: string;
  /** The restaurant's booking form. */
  book: string;
  /** The guest's page to rate the visit. */
  rate: string;
}

/** What the placeholders of a mail stand for. */
export function fillingsOf(
  content: MailContent,
  about: { language: Language; letterhead: Letterhead; links: LetterLinks },
): Fillings {
  const { language, letterhead, links } = about;
  const text = createTranslator(mailMessages, language);
  const formats = createFormats(language);
  const day = parseWireDate(content.date);
  if (!day) throw new Error(`a mail tells no date: ${content.date}`);
  return {
    words: {
      guestName: content.guestName.replaceAll(/\s+/gu, ' '),
      day: dayInWords(day, language),
      date: formats.longDate(day),
      time: content.time,
      persons: formats.persons(content.persons.from, content.persons.to),
      restaurant: letterhead.name,
      phone: letterhead.phone,
      address: letterhead.address,
    },
    links: {
      cancelLink: {
        label: text(letterhead.guestsMayManage ? 'manage' : 'view'),
        href: links.manage,
      },
      changeLink: { label: text('change'), href: links.manage },
      bookingLink: { label: text('bookAgain'), href: links.book },
      ratingLink: { label: text('rate'), href: links.rate },
    },
  };
}
