import * as z from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { wireDate } from '../fields/time.ts';
import { hal } from '../hal.ts';

/** Specification §3. A day of which nobody wrote anything has an empty comment and version 0. */
export const dayInfo = hal({ date: wireDate, comment: z.string(), version: z.int() });
export type DayInfo = z.infer<typeof dayInfo>;

const path = '/api/1/dayinfos/:date';
const params = z.object({ date: wireDate });

export const readDayInfo = defineCall({
  name: 'readDayInfo',
  summary: 'Reads the comment of a day',
  rel: 'dayinfo',
  method: 'GET',
  path,
  audience: 'staff',
  params,
  reply: dayInfo,
});

/** Needs `If-Match`. */
export const updateDayInfo = defineCall({
  name: 'updateDayInfo',
  summary: 'Writes the comment of a day',
  rel: 'self',
  method: 'PUT',
  path,
  audience: 'staff',
  params,
  body: z.strictObject({ date: z.optional(wireDate), comment: text(2_000) }),
  reply: dayInfo,
  problems: ['stale-version', 'version-required'],
});
