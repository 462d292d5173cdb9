import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';

/**
 * A notice of the payment provider. Its signature (`stripe-signature`) is over the body as it was
 * sent, so the body is taken as text. What it says is only a hint: the provider is asked again.
 */
export const hearPaymentNotice = defineCall({
  name: 'hearPaymentNotice',
  summary: 'Hears a notice of the payment provider',
  method: 'POST',
  path: '/api/1/stripe/webhook',
  audience: 'system',
  body: z.string(),
  reply: hal({ heard: z.boolean() }),
  problems: ['notice-not-genuine'],
});
