import type { GuestMail } from './mail-type.ts';

/** The parts of a mail that a house may word itself. */
export const mailParts = ['subject', 'greeting', 'body', 'closing'] as const;
export type MailPart = (typeof mailParts)[number];

/** What stands for a word, and what stands for a link that the guest can follow. */
export const words = [
  'guestName',
  'day',
  'date',
  'time',
  'persons',
  'restaurant',
  'phone',
  'address',
] as const;
export const links = ['cancelLink', 'changeLink', 'bookingLink', 'ratingLink'] as const;

export type Word = (typeof words)[number];
export type Link = (typeof links)[number];
export type Placeholder = Word | Link;

export function isLink(placeholder: Placeholder): placeholder is Link {
  return links.some((link) => link === placeholder);
}

/** A mail offers the links that lead somewhere after it. */
const linksOf: Record<GuestMail, readonly Link[]> = {
  request: ['cancelLink', 'changeLink'],
  confirmation: ['cancelLink', 'changeLink'],
  refusal: ['bookingLink'],
  cancellation: ['bookingLink'],
  change: ['cancelLink', 'changeLink'],
  reminder: ['cancelLink', 'changeLink'],
  rating: ['ratingLink', 'bookingLink'],
};

/** The placeholders that a part of a mail knows. A subject has one line and no links. */
export function placeholdersOf(mail: GuestMail, part: MailPart): readonly Placeholder[] {
  return part === 'subject' || part === 'greeting' ? words : [...words, ...linksOf[mail]];
}
