import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';

/**
 * The way back from the provider's page. What the browser says is only a question: the checkout is
 * read again at the provider, and one of another restaurant is not found.
 */
export const completeCheckout = defineCall({
  name: 'completeCheckout',
  summary: 'Tells what became of the checkout of an addon',
  rel: 'complete-checkout',
  method: 'POST',
  path: '/api/1/stripe/complete-checkout',
  audience: 'public',
  body: z.strictObject({
    checkoutSessionId: z.string().regex(/^cs_[A-Za-z0-9_]{8,200}$/),
    tenant: z.uuid(),
  }),
  reply: hal({ active: z.boolean() }),
  problems: ['payment-not-configured', 'addon-purchase-failed'],
});

export const readPaymentActive = defineCall({
  name: 'readPaymentActive',
  summary: 'Tells whether guests can be asked for a card',
  rel: 'payment-active',
  method: 'GET',
  path: '/api/1/settings/restaurantinfos/payment/active',
  audience: 'staff',
  reply: hal({ paymentActive: z.boolean() }),
});

/** Makes the restaurant known to the provider; doing so twice changes nothing. */
export const createPaymentCustomer = defineCall({
  name: 'createPaymentCustomer',
  summary: 'Makes the restaurant a customer of the payment provider',
  rel: 'payment-customer',
  method: 'POST',
  path: '/api/1/settings/restaurantinfos/payment/create-customer',
  audience: 'master',
  reply: hal({ customer: z.string() }),
  problems: ['addon-data-missing', 'addon-purchase-failed', 'payment-not-configured'],
});

/** The kinds of tax numbers that the provider knows in the countries of the specification (§9). */
export const listTaxInputs = defineCall({
  name: 'listTaxInputs',
  summary: 'Lists the kinds of tax numbers',
  rel: 'tax-inputs',
  method: 'GET',
  path: '/api/1/payment/tax/inputs',
  audience: 'staff',
  reply: hal({
    taxInputs: z.array(
      z.object({
        code: z.string(),
        country: z.string(),
        localization: z.object({ de: z.string(), en: z.string(), fr: z.string() }),
      }),
    ),
  }),
});
