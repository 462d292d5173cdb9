import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { longestCss } from './online-reservation-settings.ts';

/** What a style sheet is refused for; the browser has the words. */
export const cssFault = z.object({
  code: z.enum([
    'no-rule',
    'syntax',
    'unknown-property',
    'invalid-value',
    'forbidden-at-rule',
    'forbidden-address',
    'forbidden-position',
  ]),
  /** Both from 1. */
  line: z.int(),
  column: z.int(),
  /** The property, the rule or the value that it is about, as written. */
  about: z.string(),
});
export type CssFault = z.infer<typeof cssFault>;

/** Specification §7. A style sheet needs one valid rule at least (§5). */
export const checkCss = defineCall({
  name: 'checkCss',
  summary: 'Says what is wrong with a style sheet',
  rel: 'css-sanity-check',
  method: 'POST',
  path: '/api/1/css-sanity-check',
  audience: 'staff',
  body: z.strictObject({ css: z.string().max(longestCss) }),
  reply: hal({
    runSuccessfully: z.boolean(),
    hasErrors: z.boolean(),
    /** At most fifty, in the order of the text. */
    errorMessages: z.array(cssFault),
  }),
});
