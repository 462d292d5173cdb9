/**
 * Why a mail was not accepted, as far as it tells people what to do: put the address right, wait for
 * the mail server, put its login right, or read what it says.
 */
export const mailFaults = ['no-mailbox', 'server-away', 'login', 'refused'] as const;
export type MailFault = (typeof mailFaults)[number];
