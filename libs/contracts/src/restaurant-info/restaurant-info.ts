import * as z from 'zod';
import { countries } from '@stammtisch/domain/restaurant-info/country';
import { defineCall } from '../call.ts';
import { optionalEmail, text } from '../fields/text.ts';
import { webAddress } from '../fields/web-address.ts';
import { hal } from '../hal.ts';

const country = z.enum(countries);

const billingAddress = z.strictObject({
  line1: z._default(text(200), ''),
  line2: z._default(text(200), ''),
  postalCode: z._default(text(12), ''),
  city: z._default(text(100), ''),
  country: z.union([z.literal(''), country], 'not a supported country').default(''),
});

/** Who the restaurant is to its guests and to those who send it bills (specification §3). */
export const restaurantInfoFields = z.strictObject({
  /** Left out, it stays. */
  name: z.optional(text(120, 1)),
  /** Of any country, read as if dialled from the restaurant's own; kept as `+49 30 2312500`. */
  phone: z._default(text(40), ''),
  email: z._default(optionalEmail, ''),
  /** Left out, it stays. */
  country: country.optional(),
  street: z._default(text(200), ''),
  plz: z._default(text(12), ''),
  city: z._default(text(100), ''),
  website: webAddress.default(''),
  privacyPolicyUrl: webAddress.default(''),
  termsOfServiceUrl: webAddress.default(''),
  /** True: bills go to the address above, and `billingAddress` is not read. */
  billingSameAsRestaurant: z.boolean().default(false),
  billingAddress: billingAddress.prefault({}),
  /** Cannot be changed; whoever sends it back sends it as it is. */
  restaurantIdentifier: z.string().optional(),
  /** As the identifier. */
  timeZone: z.string().optional(),
});
export type RestaurantInfoFields = z.infer<typeof restaurantInfoFields>;

/** `picture` is a link to the logo for an `<img>`, absent without one. */
export const restaurantInfo = hal({
  restaurantIdentifier: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  country: z.string(),
  street: z.string(),
  plz: z.string(),
  city: z.string(),
  website: z.string(),
  privacyPolicyUrl: z.string(),
  termsOfServiceUrl: z.string(),
  billingSameAsRestaurant: z.boolean(),
  /** Where bills go, whether it was entered or is the address above. */
  billingAddress: z.object({
    line1: z.string(),
    line2: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
  }),
});
export type RestaurantInfo = z.infer<typeof restaurantInfo>;

export const readRestaurantInfo = defineCall({
  name: 'readRestaurantInfo',
  summary: 'Reads the restaurant’s contact data, links and billing address',
  rel: 'restaurantinfos',
  method: 'GET',
  path: '/api/1/settings/restaurantinfos',
  audience: 'staff',
  reply: restaurantInfo,
});

/** Needs `If-Match` and the master password. What is not named becomes empty. */
export const replaceRestaurantInfo = defineCall({
  name: 'replaceRestaurantInfo',
  summary: 'Replaces the restaurant’s contact data, links and billing address',
  rel: 'restaurantinfos',
  method: 'PUT',
  path: readRestaurantInfo.path,
  audience: 'master',
  body: restaurantInfoFields,
  reply: restaurantInfo,
  problems: [
    'demo-read-only',
    'master-password-required',
    'phone-invalid',
    'stale-version',
    'version-required',
  ],
});
