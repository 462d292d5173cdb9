import * as z from 'zod';
import { defineCall } from '../call.ts';
import { count, figures, periodQuery } from './figures.ts';

export const sums = z.object({
  reservations: count,
  guests: count,
  noShows: count,
  /** By staff and by guests. */
  cancelled: count,
});

/** Of a running period up to today, and of last year up to the same day: that compares fairly. */
export const sumUp = defineCall({
  name: 'sumUpStatistics',
  summary: 'Reservations, guests, no-shows and cancellations of a month or a year',
  rel: 'sums',
  method: 'GET',
  path: '/api/1/statistics/sums',
  audience: 'staff',
  query: periodQuery,
  reply: figures(sums),
});
