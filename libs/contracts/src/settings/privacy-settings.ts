import * as z from 'zod';

/** How long the house keeps guests who did not allow that their data is stored. */
export const privacySettings = z
  .object({
    /** Months after the last visit; 0, as it comes, leaves it to the people. */
    retentionMonths: z.int().min(0).max(120).default(0),
  })
  .prefault({});
