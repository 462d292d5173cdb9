import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';

/** Links to everything that the signed-in restaurant may do, and what every screen needs of it. */
export const entry = hal({
  uuid: z.uuid(),
  name: z.string(),
  identifier: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  language: z.string(),
  /** ISO 3166-1 alpha-2; numbers without a country are dialled from there (specification §9). */
  country: z.string().default('DE'),
  /** ISO 4217. */
  currency: z.string(),
  /** Settings of a demo restaurant are read-only. */
  isDemo: z.boolean(),
  /** What this account may use of what not everybody has (features.ts); checked with every call. */
  features: z.array(z.string()).default([]),
});
export type Entry = z.infer<typeof entry>;

export const readEntry = defineCall({
  name: 'readEntry',
  summary: 'The entry document: links to everything else',
  method: 'GET',
  path: '/api/1',
  audience: 'staff',
  reply: entry,
});
