import type { Language } from '@stammtisch/i18n/language';
import { createTranslator } from '@stammtisch/i18n/messages';
import type { MailSettings } from '@stammtisch/contracts/settings/mail-settings';
import type { GuestMail } from '@stammtisch/domain/mail/mail-type';
import {
  isLink,
  placeholdersOf,
  type Link,
  type MailPart,
  type Word,
} from '@stammtisch/domain/mail/placeholder';
import { parseTemplate } from '@stammtisch/domain/mail/template';
import { mailMessages } from './messages/messages.ts';

/** What a mail says in each of its parts, with placeholders. */
export type Wording = Readonly<Record<MailPart, string>>;

/** A part of a mail as it is sent; links have a label where there is markup. */
export type Filled = (string | { label: string; href: string })[];

export interface Fillings {
  words: Record<Word, string>;
  links: Record<Link, { label: string; href: string }>;
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

/** The key that a mail's own messages end with. */
export function messageNameOf<Mail extends GuestMail>(mail: Mail): (typeof nameOf)[Mail] {
  return nameOf[mail];
}

/** What every house says that has not worded the mail itself. */
export function usualWording(mail: GuestMail, language: Language): Wording {
  const text = createTranslator(mailMessages, language);
  const name = nameOf[mail];
  return {
    subject: text(`subject${name}`),
    greeting: text('greeting'),
    body: text(`lead${name}`),
    closing: text('closing'),
  };
}

/** The house's own words where it has some. */
export function wordingOf(
  mail: GuestMail,
  language: Language,
  { texts }: Pick<MailSettings, 'texts'>,
): Wording {
  const own = texts[mail][language];
  const usual = usualWording(mail, language);
  return {
    subject: own.subject || usual.subject,
    greeting: own.greeting || usual.greeting,
    body: own.body || usual.body,
    closing: own.closing || usual.closing,
  };
}

/**
 * Puts words and links into a part. What it does not know stays as it was written: such a text is
 * refused before it is stored.
 */
export function fill(
  mail: GuestMail,
  part: MailPart,
  template: string,
  { words, links }: Fillings,
): Filled {
  return parseTemplate(template, placeholdersOf(mail, part)).parts.map((each) => {
    if (each.kind === 'text') return each.text;
    return isLink(each.name) ? links[each.name] : words[each.name];
  });
}

/** As text without markup: a link is its address. */
export function plain(filled: Filled): string {
  return filled.map((part) => (typeof part === 'string' ? part : part.href)).join('');
}
