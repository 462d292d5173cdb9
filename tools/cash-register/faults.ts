import * as z from 'zod';

/** What the emulator does wrong while it is switched on: `POST /faults`. */
export const faults = z.strictObject({
  /** Every call is answered with 500. */
  down: z.boolean().default(false),
  /** The connection breaks off without an answer. */
  silent: z.boolean().default(false),
  /** Milliseconds that every call takes longer. */
  slow: z.int().min(0).max(120_000).default(0),
  /** Every token is refused. */
  revoked: z.boolean().default(false),
  /** Every call is one too many. */
  busy: z.boolean().default(false),
  /** Every call is answered with a page of HTML. */
  odd: z.boolean().default(false),
  /** Every call is sent somewhere else. */
  elsewhere: z.url().optional(),
  /** Seconds that its clock is behind, in its headers and in what it writes down. */
  clockBehind: z.int().min(0).max(86_400).default(0),
  /** Each order is in the list twice. */
  ordersTwice: z.boolean().default(false),
  /** The newest first. */
  backwards: z.boolean().default(false),
});
export type Faults = z.output<typeof faults>;
