import * as z from 'zod';
import { dayStyles } from '@stammtisch/domain/opening-hours/day-style';
import { defineCall } from '../call.ts';
import { wireMonth } from '../fields/month.ts';
import { wireDate } from '../fields/time.ts';
import { hal } from '../hal.ts';

export const calendarDay = z.object({
  date: wireDate,
  persons: z.int().nonnegative(),
  parties: z.int().nonnegative(),
  /** Specification §2. */
  style: z.enum(dayStyles),
  /** What happens on the day. */
  titles: z.array(z.string()),
});
export type CalendarDay = z.infer<typeof calendarDay>;

/** Every day of the month, in order; of the running one when none is given. */
export const readPersonsPerDay = defineCall({
  name: 'readPersonsPerDay',
  summary: 'How many persons come on each day of a month, and how the calendar shows the day',
  rel: 'persons-per-day',
  method: 'GET',
  path: '/api/1/reservations/persons-per-day',
  audience: 'staff',
  query: z.strictObject({ month: wireMonth.optional() }),
  reply: hal({ month: wireMonth, days: z.array(calendarDay) }),
});
