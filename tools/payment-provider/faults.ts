import * as z from 'zod';

/** What the emulator does wrong while it is switched on: `POST /faults`. */
export const faults = z.strictObject({
  /** Every charge is declined, whatever the card. */
  declined: z.boolean().default(false),
  /** Every charge without its holder asks for them (3-D Secure). */
  holderWanted: z.boolean().default(false),
  /** The charge is made, and the answer never comes. */
  silentAfterCharge: z.boolean().default(false),
  /** The charge is made, and the answer is 500. */
  brokenAfterCharge: z.boolean().default(false),
  /** Every call is answered with 500. */
  down: z.boolean().default(false),
  /** Milliseconds that every call takes longer. */
  slow: z.int().min(0).max(120_000).default(0),
  /** Notices are kept back until `POST /notices/send`. */
  noticesLate: z.boolean().default(false),
  /** Each notice is sent this often. */
  noticeCopies: z.int().min(1).max(5).default(1),
});
export type Faults = z.output<typeof faults>;
