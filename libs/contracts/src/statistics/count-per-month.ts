import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wireMonth, wireYear } from '../fields/month.ts';
import { count, figures } from './figures.ts';

export const monthCount = z.object({ month: wireMonth, reservations: count, guests: count });

/** All twelve months, in order. */
export const countPerMonth = defineCall({
  name: 'countPerMonth',
  summary: 'Reservations and guests in each month of a year',
  rel: 'per-month',
  method: 'GET',
  path: '/api/1/statistics/per-month',
  audience: 'staff',
  query: z.strictObject({ year: wireYear.optional() }),
  reply: figures(z.array(monthCount)),
});
