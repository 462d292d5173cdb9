import type { EpochMinute } from '../time/minute.ts';
import type { Status } from './status.ts';

/** The mails that staff send by hand (specification §1). */
export const staffMails = ['request', 'confirmation', 'refusal', 'reminder', 'rating'] as const;
export type StaffMail = (typeof staffMails)[number];

/** What the rule needs to know of a reservation and its guest. */
export interface MailSubject {
  status: Status;
  startsAt: EpochMinute;
  hasAddress: boolean;
  /** The guest's consent to be written to after the visit. */
  allowsDataStorage: boolean;
  /** The guest was asked for a rating, and the mail is on its way or has arrived. */
  isAskedToRate: boolean;
}

export const mailObstacles = [
  'no-address',
  'status',
  'past',
  'no-consent',
  'already-asked',
] as const;
export type MailObstacle = (typeof mailObstacles)[number];

/** A mail tells what is so: each one fits these statuses only. */
const fitting: Record<StaffMail, readonly Status[]> = {
  request: ['OPEN', 'QUEUED'],
  confirmation: ['CONFIRMED'],
  refusal: ['CANCELLED'],
  reminder: ['CONFIRMED'],
  rating: ['SEATED', 'CLOSED'],
};

/** Why a mail cannot go out now; undefined when it can. */
export function obstacleTo(
  mail: StaffMail,
  subject: MailSubject,
  now: EpochMinute,
): MailObstacle | undefined {
  if (!subject.hasAddress) return 'no-address';
  if (!fitting[mail].includes(subject.status)) return 'status';
  if (mail === 'rating') {
    if (!subject.allowsDataStorage) return 'no-consent';
    return subject.isAskedToRate ? 'already-asked' : undefined;
  }
  return mail !== 'refusal' && subject.startsAt <= now ? 'past' : undefined;
}

/** What a guest was promised. */
export interface Promised {
  status: Status;
  startsAt: EpochMinute;
  persons: { from: number; to: number };
}

/** Whether the guest would find another time or party than before. */
export function isOtherWish(before: Promised, after: Promised): boolean {
  return (
    before.startsAt !== after.startsAt ||
    before.persons.from !== after.persons.from ||
    before.persons.to !== after.persons.to
  );
}

/** Whether a change concerns the guest: another time or party of what was confirmed to them. */
export function concernsGuest(before: Promised, after: Promised): boolean {
  return (
    before.status === 'CONFIRMED' && after.status === 'CONFIRMED' && isOtherWish(before, after)
  );
}

/** The mails that staff may send now, for menus. */
export function possibleMails(subject: MailSubject, now: EpochMinute): StaffMail[] {
  return staffMails.filter((mail) => obstacleTo(mail, subject, now) === undefined);
}
