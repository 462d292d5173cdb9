import * as z from 'zod';
import { guestMails, houseMails } from '@stammtisch/domain/mail/mail-type';
import { feeKinds } from '@stammtisch/domain/payment/fee';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { hal, halCollection } from '../hal.ts';
import { historyBy, historyWhat } from '../reservation/read-history.ts';

/**
 * DUE: may be collected. PENDING: the provider was asked, its answer is not known yet. FAILED: the
 * card was not charged, and it may be tried again.
 */
export const feeStates = ['DUE', 'PENDING', 'COLLECTED', 'FAILED', 'REFUNDED'] as const;

export const fee = hal({
  /** Absent while it is only due. */
  id: z.uuid().nullable(),
  reservationId: z.uuid(),
  kind: z.enum(feeKinds),
  state: z.enum(feeStates),
  /** Cents. */
  amount: z.int(),
  currency: z.string(),
  guestName: z.string(),
  persons: z.int(),
  date: z.string(),
  time: z.string(),
  /** `Visa 4242` */
  card: z.string(),
  reason: z.string(),
  /** What the provider said when it could not charge the card: a stable code. */
  failure: z.string().nullable(),
  collectedAt: z.iso.datetime().nullable(),
  refundReason: z.string(),
  refundedAt: z.iso.datetime().nullable(),
});
export type FeeReply = z.infer<typeof fee>;

export const listFees = defineCall({
  name: 'listFees',
  summary: 'Lists the fees that may be collected, and those that were',
  rel: 'fees',
  method: 'GET',
  path: '/api/1/fees',
  audience: 'staff',
  query: z.strictObject({
    state: z.enum(['due', 'done']).default('due'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  reply: halCollection('fees', fee),
});

/**
 * Charges the card that was left. Always by hand, with a reason, once: a second call while the first
 * is under way answers with the same fee.
 */
export const collectFee = defineCall({
  name: 'collectFee',
  summary: 'Collects the fee of a reservation',
  rel: 'collect-fee',
  method: 'POST',
  path: '/api/1/reservations/:reservationId/fee',
  audience: 'master',
  params: z.object({ reservationId: z.uuid() }),
  body: z.strictObject({ reason: text(500, 1) }),
  reply: fee,
  problems: ['fee-not-due', 'fee-not-collected', 'payment-not-configured'],
});

const feeParams = z.object({ feeId: z.uuid() });

export const refundFee = defineCall({
  name: 'refundFee',
  summary: 'Gives a collected fee back',
  rel: 'refund',
  method: 'POST',
  path: '/api/1/fees/:feeId/refund',
  audience: 'master',
  params: feeParams,
  body: z.strictObject({ reason: text(500, 1) }),
  reply: fee,
  problems: ['fee-not-refundable', 'fee-not-collected', 'payment-not-configured'],
});

/** A mail about a reservation. */
export const mailType = z.enum([...guestMails, ...houseMails]);

/** Everything that shows why a fee was right, for one printed page. */
export const readFeeEvidence = defineCall({
  name: 'readFeeEvidence',
  summary: 'Reads the evidence of a fee',
  rel: 'evidence',
  method: 'GET',
  path: '/api/1/fees/:feeId/evidence',
  audience: 'staff',
  params: feeParams,
  reply: hal({
    fee,
    restaurant: z.string(),
    bookedAt: z.iso.datetime(),
    /** The very words that the guest agreed to, and when. */
    policy: z.object({
      text: z.string(),
      acceptedAt: z.iso.datetime(),
      amount: z.int(),
      per: z.enum(['PERSON', 'BOOKING']),
      freeCancellationHours: z.int(),
    }),
    mails: z.array(
      z.object({ type: mailType, recipient: z.string(), sentAt: z.iso.datetime().nullable() }),
    ),
    history: z.array(
      z.object({
        at: z.iso.datetime(),
        what: historyWhat,
        by: historyBy,
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
    /** The provider's own number of the charge. */
    charge: z.string().nullable(),
  }),
});
