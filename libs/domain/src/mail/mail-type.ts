/** The mails that guests get (specification §1). */
export const guestMails = [
  'request',
  'confirmation',
  'refusal',
  'cancellation',
  'change',
  'reminder',
  'rating',
] as const;
export type GuestMail = (typeof guestMails)[number];

/** What the house hears by mail: everything that guests do by themselves. */
export const houseMails = [
  'house-request',
  'house-booking',
  'house-change',
  'house-cancellation',
] as const;
export type HouseMail = (typeof houseMails)[number];

/** What employees hear: their shifts. */
export const staffMails = ['roster'] as const;
export type StaffMail = (typeof staffMails)[number];

export function isHouseMail(type: GuestMail | HouseMail | StaffMail): type is HouseMail {
  return houseMails.some((mail) => mail === type);
}
