import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wireMonth } from '../fields/month.ts';
import { language } from '../fields/text.ts';
import { halCollection } from '../hal.ts';

/** Minutes of one person in one month. */
export const monthHours = z.object({
  employee: z.string(),
  planned: z.int(),
  worked: z.int(),
  shiftCount: z.int(),
});
export type MonthHours = z.output<typeof monthHours>;

/** A shift counts to the month in which it starts, with all its hours. */
export const sumHours = defineCall({
  name: 'sumHours',
  summary: 'Planned and worked time of each employee in a month',
  rel: 'hours',
  method: 'GET',
  path: '/api/1/roster/hours',
  audience: 'staff',
  query: z.strictObject({
    /** The current one unless given. */
    month: wireMonth.optional(),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  reply: halCollection('hours', monthHours),
});

/** UTF-8 with a byte order mark, `;` between cells; one line for each shift and recorded time. */
export const exportHours = defineCall({
  name: 'exportHours',
  summary: 'Shifts and recorded times of a month as CSV',
  rel: 'hours-csv',
  method: 'GET',
  path: '/api/1/roster/hours/csv',
  audience: 'staff',
  query: z.strictObject({
    month: wireMonth.optional(),
    /** Of the headings. */
    language: z._default(language, 'de'),
  }),
  reply: z.string(),
  replyType: 'text/csv',
});
