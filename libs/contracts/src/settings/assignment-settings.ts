import * as z from 'zod';

/** How tables are found, and how long parties stay at them. */
export const assignmentSettings = z
  .object({
    /**
     * What becomes of online bookings: accepted only while a plan has a table for them, which they
     * get at once; accepted, and given a table soon after if there is one; or accepted, and left
     * to staff with a suggestion. Guest limits count in all of them.
     */
    mode: z.enum(['ONLY_WITH_TABLE', 'IF_POSSIBLE', 'SUGGEST']).default('ONLY_WITH_TABLE'),
    /** Minutes by party size; `evening` from `startEveningShift` on. Else guestVisitDuration. */
    visitDurations: z
      .array(
        z.object({
          minPersons: z.int().min(1).max(500),
          day: z.int().min(15).max(1_440),
          evening: z.int().min(15).max(1_440),
        }),
      )
      .max(20)
      .default([]),
  })
  .prefault({});
