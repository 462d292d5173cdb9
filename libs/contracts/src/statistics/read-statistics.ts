import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';

/** Specification §7: where the figures are, by month and by year. */
export const readStatistics = defineCall({
  name: 'readStatistics',
  summary: 'Names the links of all figures: per day by month, per month by year, and the others',
  rel: 'statistics',
  method: 'GET',
  path: '/api/1/statistics/',
  audience: 'staff',
  reply: hal({}),
});
