import * as z from 'zod';
import { parseSince } from '@stammtisch/domain/privacy/since';
import { defineCall } from '../call.ts';
import { language } from '../fields/text.ts';
import { instant, wireDate } from '../fields/time.ts';
import { hal, halCollection } from '../hal.ts';

/** Specification §7: `?since=YYYY-M-D`. */
const query = z.strictObject({
  since: z.string().transform((text, context) => {
    const day = parseSince(text);
    if (day) return day;
    context.addIssue('not a date (YYYY-M-D)');
    return z.NEVER;
  }),
});

/** Whom an anonymisation would concern; nothing is changed by asking. */
export const anonymizationCount = hal({
  since: wireDate,
  /** All who would be anonymised. */
  guests: z.int(),
  /** Of those, walk-ins without a name. */
  walkIns: z.int(),
  /** Of those, guests whom the house marked as to be kept: without their consent it may not. */
  kept: z.int(),
  /** Whose notes, wishes, mails and attachments would go. */
  reservations: z.int(),
});
export type AnonymizationCount = z.infer<typeof anonymizationCount>;

export const countAnonymization = defineCall({
  name: 'countAnonymization',
  summary: 'Counts the guests without consent and without a reservation on or after a day',
  rel: 'anonymize',
  method: 'GET',
  path: '/api/1/guests/anonymize',
  audience: 'staff',
  query,
  reply: anonymizationCount,
});

export const anonymizationStates = ['WAITING', 'RUNNING', 'DONE', 'CANCELLED'] as const;

/** Work that goes on by itself, whoever has left the page; `cancel` is there while it can be ended. */
export const anonymization = hal({
  id: z.uuid(),
  since: wireDate,
  /**
   * By somebody, because the house keeps its guests for a time only, or once more, because a restored
   * backup had them again; then `since` is the first day on which they were anonymised.
   */
  reason: z.enum(['HAND', 'RETENTION', 'RESTORE']),
  /** The account that asked for it; empty for the house's own rule and for a restore. */
  requestedBy: z.string(),
  state: z.enum(anonymizationStates),
  /** Guests that were counted when it was asked for. */
  total: z.int(),
  /** Guests so far. */
  done: z.int(),
  reservations: z.int(),
  attachments: z.int(),
  mails: z.int(),
  requestedAt: instant,
  finishedAt: z.nullable(instant),
});
export type Anonymization = z.infer<typeof anonymization>;

/**
 * Decisions §7: guests without consent and without any reservation on or after that day. It cannot be
 * undone. One at a time.
 */
export const anonymizeGuests = defineCall({
  name: 'anonymizeGuests',
  summary: 'Anonymises guests for good',
  rel: 'anonymize',
  method: 'POST',
  path: '/api/1/guests/anonymize',
  audience: 'master',
  query,
  status: 202,
  reply: anonymization,
  problems: ['demo-read-only', 'master-password-required', 'anonymization-running'],
});

const params = z.object({ anonymizationId: z.uuid() });

export const readAnonymization = defineCall({
  name: 'readAnonymization',
  summary: 'Tells how far an anonymisation is',
  rel: 'self',
  method: 'GET',
  path: '/api/1/privacy/anonymizations/:anonymizationId',
  audience: 'staff',
  params,
  reply: anonymization,
});

/** What was anonymised stays so; the rest is left alone. */
export const cancelAnonymization = defineCall({
  name: 'cancelAnonymization',
  summary: 'Ends an anonymisation before it is through',
  rel: 'cancel',
  method: 'POST',
  path: '/api/1/privacy/anonymizations/:anonymizationId/cancel',
  audience: 'master',
  params,
  reply: anonymization,
});

export const listAnonymizations = defineCall({
  name: 'listAnonymizations',
  summary: 'The log of what was anonymised, the latest first',
  rel: 'anonymizations',
  method: 'GET',
  path: '/api/1/privacy/anonymizations',
  audience: 'staff',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  reply: halCollection('anonymizations', anonymization),
});

export const exportAnonymizations = defineCall({
  name: 'exportAnonymizations',
  summary: 'The log of what was anonymised as CSV',
  rel: 'anonymizations-csv',
  method: 'GET',
  path: '/api/1/privacy/anonymizations/export/csv',
  audience: 'staff',
  query: z.strictObject({ language: z._default(language, 'de') }),
  reply: z.string(),
  replyType: 'text/csv',
});
