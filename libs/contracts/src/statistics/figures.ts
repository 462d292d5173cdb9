import * as z from 'zod';
import { wireMonth, wireYear } from '../fields/month.ts';
import { wireDate } from '../fields/time.ts';
import { hal } from '../hal.ts';

/** Of one month or of one year; of the running month when neither is given. */
export const periodQuery = z
  .strictObject({ month: wireMonth.optional(), year: wireYear.optional() })
  .refine(({ month, year }) => month === undefined || year === undefined, 'a month or a year');

export const period = z.object({ first: wireDate, last: wireDate });

export const count = z.int().nonnegative();

/** The same figures twice: of the period that was asked for, and of the same days a year before. */
export function figures<Figures extends z.ZodType>(of: Figures) {
  return hal({ period, now: of, periodBefore: period, before: of });
}
