import type { BillingAddress } from './billing-address.ts';

/** What the payment addon cannot start without (specification §5), in the order of the page. */
const needed = [
  'phone',
  'email',
  'street',
  'plz',
  'city',
  'country',
  'website',
  'privacyPolicyUrl',
  'termsOfServiceUrl',
] as const;
const neededOfBills = ['line1', 'postalCode', 'city', 'country'] as const;

type NeededInfo = Readonly<Record<(typeof needed)[number], string>> & {
  billingAddress: BillingAddress;
};
export type MissingForPayment =
  | (typeof needed)[number]
  | `billingAddress/${(typeof neededOfBills)[number]}`;

/** The fields that are still empty. */
export function missingForPayment(info: NeededInfo): MissingForPayment[] {
  return [
    ...needed.filter((name) => info[name].trim() === ''),
    ...neededOfBills
      .filter((name) => info.billingAddress[name].trim() === '')
      .map((name) => `billingAddress/${name}` as const),
  ];
}
