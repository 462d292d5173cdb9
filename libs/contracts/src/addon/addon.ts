import * as z from 'zod';
import { neededForPayment, neededForTax } from '@stammtisch/domain/payment/missing-data';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { hal } from '../hal.ts';

/** Specification §3. */
export const addonKeys = ['payment', 'cash_register_sync'] as const;
export const addonKey = z.enum(addonKeys);
export type AddonKey = z.infer<typeof addonKey>;

/** Cents without VAT; specification §9: 9.90 EUR. It names no price for the sync, so that is free. */
export const monthlyPrice: Readonly<Record<AddonKey, number>> = {
  payment: 990,
  cash_register_sync: 0,
};

/** What a checkout needs to know of the company (specification §3). */
export const taxInput = z.strictObject({
  taxId: text(40, 1),
  /** One of `listTaxInputs`. */
  code: z.string().regex(/^[a-z]{2}_[a-z]{2,6}$/),
  companyName: text(120, 1),
});
export type TaxInput = z.infer<typeof taxInput>;

/** What stands between the house and an addon, as a list to tick off. */
export const addonObstacle = z.enum([
  ...neededForPayment,
  ...neededForTax,
  /** The data processing contract has not been accepted. */
  'processing-contract',
  /** The installation has no payment provider. */
  'provider',
]);
export type AddonObstacle = z.infer<typeof addonObstacle>;

export const addon = hal({
  key: addonKey,
  /** NONE until somebody began to buy it. */
  status: z.enum(['NONE', 'CHECKOUT_PENDING', 'PURCHASED']),
  active: z.boolean(),
  /** Cents a month, without VAT. */
  monthlyPrice: z.int(),
  /** When the house agreed to its use, and who. */
  acceptedAt: z.iso.datetime().nullable(),
  acceptedBy: z.string().nullable(),
  /** The month that is paid ends with it. */
  endsWithMonth: z.boolean(),
  taxInput: taxInput.nullable(),
  missing: z.array(addonObstacle),
});
export type AddonReply = z.infer<typeof addon>;

const addonParams = z.object({ addonKey });

/** There are two, so there is one page. */
export const listAddons = defineCall({
  name: 'listAddons',
  summary: 'Lists the addons with their state and what is missing for them',
  rel: 'addons',
  method: 'GET',
  path: '/api/1/addons',
  audience: 'staff',
  reply: hal({ total: z.int(), _embedded: z.object({ addons: z.array(addon) }) }),
});

/**
 * What is free of charge is there at once, without a checkout. Else it begins the purchase: the browser goes to `checkoutUrl`, the provider's own page, and asks every
 * five seconds what became of it. 409 `addon-data-missing` names what is `missing`. An open checkout
 * of before is closed.
 */
export const initPurchase = defineCall({
  name: 'initPurchase',
  summary: 'Begins the purchase of an addon',
  rel: 'init-purchase',
  method: 'POST',
  path: '/api/1/addons/:addonKey/init-purchase',
  audience: 'master',
  params: addonParams,
  body: z.strictObject({
    /** The house agrees to use the addon under its terms. */
    consent: z.literal(true),
    taxInput: taxInput.optional(),
  }),
  reply: hal({ checkoutUrl: z.url().nullable() }),
  problems: [
    'addon-purchase-already-active',
    'addon-data-missing',
    'addon-purchase-failed',
    'payment-not-configured',
    'cash-register-not-configured',
  ],
});

/** A purchased addon rests while it is switched off; nothing of it is lost. */
export const switchAddon = defineCall({
  name: 'switchAddon',
  summary: 'Switches a purchased addon on or off',
  rel: 'switch',
  method: 'PUT',
  path: '/api/1/addons/:addonKey/active',
  audience: 'master',
  params: addonParams,
  body: z.strictObject({ active: z.boolean() }),
  reply: addon,
  problems: ['addon-not-purchased'],
});

/** Specification §9: cancellable monthly. It stays until the month that is paid has passed. */
export const endAddon = defineCall({
  name: 'endAddon',
  summary: 'Cancels an addon with the end of the month that is paid',
  rel: 'end',
  method: 'POST',
  path: '/api/1/addons/:addonKey/end',
  audience: 'master',
  params: addonParams,
  reply: addon,
  problems: ['addon-not-purchased', 'addon-purchase-failed', 'payment-not-configured'],
});
