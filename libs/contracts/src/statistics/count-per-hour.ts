import * as z from 'zod';
import { defineCall } from '../call.ts';
import { count, figures, periodQuery } from './figures.ts';

export const hourCount = z.object({
  /** Hours since the service day's midnight: 25 is one in the morning of the next day. */
  hour: count,
  /** Guests in the house at some time of this hour, on an average day with guests. */
  guests: z.number().nonnegative(),
  /** That of the seats that the house has today, 0 to 1 and more; null without any seat. */
  occupancy: z.number().nonnegative().nullable(),
});
export type HourCount = z.infer<typeof hourCount>;

/** By planned times. Only hours in which anybody came, in order. */
export const countPerHour = defineCall({
  name: 'countPerHour',
  summary: 'How full the house is by the hour',
  rel: 'hours',
  method: 'GET',
  path: '/api/1/statistics/hours',
  audience: 'staff',
  query: periodQuery,
  reply: figures(z.array(hourCount)),
});
