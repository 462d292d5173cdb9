import * as z from 'zod';
import { guestMails, houseMails, staffMails } from '@stammtisch/domain/mail/mail-type';
import { mailFaults } from '@stammtisch/domain/mail/mail-fault';
import { defineCall } from '../call.ts';
import { instant } from '../fields/time.ts';
import { hal, halCollection } from '../hal.ts';
import { reservationParams } from '../reservation/read-reservation.ts';

/**
 * A mail on its way or delivered to the mail server. What becomes of it after that (a bounce hours
 * later) comes as a mail to the sender's address and is not read here.
 */
export const outgoingMail = hal({
  id: z.uuid(),
  type: z.enum([...guestMails, ...houseMails, ...staffMails]),
  recipient: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  /** Sent to try out how it looks. */
  isTrial: z.boolean(),
  createdAt: instant,
  sentAt: z.nullable(instant),
  /** While it waits. */
  nextTryAt: z.nullable(instant),
  tries: z.int(),
  /** Of the last try, if it was in vain; says what can be done. */
  fault: z.enum(mailFaults).nullable(),
  /** The mail server's own words about it. */
  words: z.string().nullable(),
  /** The reservation that it is about, as the mail tells it; of a roster the employee and the first day. */
  about: z.object({ guestName: z.string(), date: z.string(), time: z.string() }),
});
export type OutgoingMail = z.infer<typeof outgoingMail>;

const page = z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) });

export const listReservationMails = defineCall({
  name: 'listReservationMails',
  summary: 'Lists the mails about a reservation, newest first',
  rel: 'outbox',
  method: 'GET',
  path: '/api/1/reservations/:reservationId/outbox',
  audience: 'staff',
  params: reservationParams,
  query: page,
  reply: halCollection('mails', outgoingMail),
});

export const listFailedMails = defineCall({
  name: 'listFailedMails',
  summary: 'Lists the mails that never arrived and were not sent again, newest first',
  rel: 'failed-mails',
  method: 'GET',
  path: '/api/1/mails/failed',
  audience: 'staff',
  query: page,
  reply: halCollection('mails', outgoingMail),
});

/**
 * One that failed begins anew, to the address that the guest has now; one that waits is tried at
 * once. 409 `mail-not-possible` with the reason `no-address` where the guest has none any more.
 */
export const resendMail = defineCall({
  name: 'resendMail',
  summary: 'Sends a mail again that failed or waits',
  rel: 'resend',
  method: 'POST',
  path: '/api/1/mails/:mailId/resend',
  audience: 'staff',
  params: z.object({ mailId: z.uuid() }),
  status: 202,
  reply: outgoingMail,
  problems: ['mail-not-possible'],
});
