import * as z from 'zod';

/** When an order at a table tells something of the party that is expected there (specification §3). */
export const cashRegisterSyncSettings = z
  .object({
    /** Minutes before the start from which on an order is the party’s own. */
    earlyArrivalBufferMinutes: z.int().min(0).max(240).default(30),
    /** Minutes after the start without an order, after which nobody has come. */
    noShowBufferMinutes: z.int().min(5).max(480).default(45),
  })
  .prefault({});
