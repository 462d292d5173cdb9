import * as z from 'zod';

/** What a mail tells an employee, as it was when they were told. Times are wall clock of the house. */
export const rosterContent = z.object({
  planId: z.string(),
  employee: z.string(),
  /** First and last day of the plan, dd.MM.yyyy. */
  date: z.string(),
  lastDate: z.string(),
  shifts: z.array(
    z.object({
      date: z.string(),
      start: z.string(),
      end: z.string(),
      minutes: z.int(),
      comment: z.string(),
    }),
  ),
  /** The person was told something else before. */
  isChange: z.boolean(),
});
export type RosterContent = z.infer<typeof rosterContent>;
