import * as z from 'zod';

/** When mails go out, and what they say (specification §3). */
export const mailSettings = z
  .object({
    reminderEmailConfig: z
      .object({
        active: z.boolean().default(true),
        /** Days before the reservation; the mail goes out at 8 in the morning. */
        daysAhead: z.int().min(0).max(14).default(1),
      })
      .prefault({}),
    feedbackEmailConfig: z
      .object({
        active: z.boolean().default(true),
        /** Days after the visit. */
        daysAfter: z.int().min(1).max(30).default(1),
      })
      .prefault({}),
  })
  .prefault({});
