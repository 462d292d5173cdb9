import * as z from 'zod';
import { defineCall } from '../call.ts';
import { count, figures, periodQuery } from './figures.ts';

export const leadTimeCount = z.object({
  /** Days between booking and visit, from this on up to the next entry's; 0 is the same day. */
  days: count,
  reservations: count,
});

export const countLeadTimes = defineCall({
  name: 'countLeadTimes',
  summary: 'How long before their visit guests book',
  rel: 'lead-times',
  method: 'GET',
  path: '/api/1/statistics/lead-times',
  audience: 'staff',
  query: periodQuery,
  reply: figures(z.array(leadTimeCount)),
});
