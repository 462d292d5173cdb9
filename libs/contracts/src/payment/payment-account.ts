import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';

/** What the provider can do for the house, and what it still wants to know (specification §3). */
export const paymentCapability = z.object({
  name: z.string(),
  state: z.enum(['active', 'inactive', 'pending']),
  currentlyDue: z.array(z.string()),
  eventuallyDue: z.array(z.string()),
  pastDue: z.array(z.string()),
});
export type PaymentCapability = z.infer<typeof paymentCapability>;

export const paymentAccount = hal({
  /** MISSING: none yet. DUE: the provider wants to know more. READY: cards can be charged. */
  status: z.enum(['MISSING', 'DUE', 'READY']),
  capabilities: z.array(paymentCapability),
  /** When the provider was asked last. */
  readAt: z.iso.datetime().nullable(),
});
export type PaymentAccountReply = z.infer<typeof paymentAccount>;

/** Asks the provider, or says what it answered last when it cannot be reached. */
export const readPaymentAccount = defineCall({
  name: 'readPaymentAccount',
  summary: 'Tells what the payment provider knows of the restaurant’s account',
  rel: 'payment-account',
  method: 'GET',
  path: '/api/1/payment/stripe-account',
  audience: 'staff',
  reply: paymentAccount,
  problems: ['payment-not-configured'],
});

/** The account into which fees go; `url` is the provider's own page, which asks what it needs. */
export const openPaymentAccount = defineCall({
  name: 'openPaymentAccount',
  summary: 'Opens the restaurant’s account at the payment provider',
  rel: 'open-payment-account',
  method: 'POST',
  path: '/api/1/payment/stripe-account',
  audience: 'master',
  reply: hal({ url: z.url() }),
  problems: ['payment-not-configured', 'payment-account-failed', 'addon-data-missing'],
});
