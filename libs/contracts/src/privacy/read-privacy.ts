import * as z from 'zod';
import { defineCall } from '../call.ts';
import { language } from '../fields/text.ts';
import { wireDate } from '../fields/time.ts';
import { hal } from '../hal.ts';

/** How the house stands with its guests' consent. Walk-ins without a name are counted by themselves. */
export const privacy = hal({
  withConsent: z.int(),
  withoutConsent: z.int(),
  walkIns: z.int(),
  retention: z.object({
    /** 0: nobody is anonymised by the calendar. */
    months: z.int(),
    /** Whoever was there last before this day is due; null when switched off. */
    since: z.nullable(wireDate),
    /** Guests that the next night will anonymise. */
    due: z.int(),
  }),
});
export type Privacy = z.infer<typeof privacy>;

export const readPrivacy = defineCall({
  name: 'readPrivacy',
  summary: 'Counts guests with and without consent, and those whose time is over',
  rel: 'privacy',
  method: 'GET',
  path: '/api/1/privacy',
  audience: 'staff',
  reply: privacy,
});

/** The declaration `guest-export` has to be accepted within the last hour. */
export const exportConsents = defineCall({
  name: 'exportConsents',
  summary: 'The guests and what they agreed to, and when, as CSV',
  rel: 'consents-csv',
  method: 'GET',
  path: '/api/1/privacy/consents/export/csv',
  audience: 'staff',
  query: z.strictObject({
    consent: z.enum(['all', 'given', 'missing']).default('all'),
    language: z._default(language, 'de'),
  }),
  reply: z.string(),
  replyType: 'text/csv',
  problems: ['declaration-required'],
});
