import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wireMonth } from '../fields/month.ts';
import { wireDate } from '../fields/time.ts';
import { count, figures } from './figures.ts';

export const dayCount = z.object({ date: wireDate, reservations: count, guests: count });
export type DayCount = z.infer<typeof dayCount>;

/** Every day of the month, in order. */
export const countPerDay = defineCall({
  name: 'countPerDay',
  summary: 'Reservations and guests on each day of a month',
  rel: 'per-day',
  method: 'GET',
  path: '/api/1/statistics/per-day',
  audience: 'staff',
  query: z.strictObject({ month: wireMonth.optional() }),
  reply: figures(z.array(dayCount)),
});

/**
 * The days of the three months before a month (specification §2). Days on which nobody was expected
 * are left out: a closed day is not a bad one.
 */
export const countWeekdays = defineCall({
  name: 'countWeekdays',
  summary: 'Reservations and guests on each day of the three months before a month',
  rel: 'weekdays',
  method: 'GET',
  path: '/api/1/statistics/weekdays',
  audience: 'staff',
  query: z.strictObject({ month: wireMonth.optional() }),
  reply: figures(z.array(dayCount)),
});
