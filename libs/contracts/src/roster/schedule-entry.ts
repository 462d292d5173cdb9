import * as z from 'zod';
import { parseMinute, type Minute } from '@stammtisch/domain/time/minute';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { instant, wireDate } from '../fields/time.ts';
import { hal, halCollection } from '../hal.ts';

/** SHIFT: what is planned. RECORDING: what was worked. */
export const entryKinds = ['SHIFT', 'RECORDING'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** On the clock of the house; seconds as FullCalendar sends them are cut off (specification §5). */
const wallMinute = z
  .string()
  .transform((value) => value.replace(/:00(?:\.000)?$/, (end, at) => (at >= 16 ? '' : end)))
  .transform((value, context): Minute => {
    const minute = parseMinute(value);
    if (minute !== undefined) return minute;
    context.addIssue('not a time on the clock (yyyy-MM-ddTHH:mm)');
    return z.NEVER;
  });

export const employeeName = text(100, 1);

export const entryFields = z.strictObject({
  start: wallMinute,
  end: wallMinute,
  /** The second pass of the hour that a night repeats; no other minute has one. */
  startRepeated: z._default(z.boolean(), false),
  endRepeated: z._default(z.boolean(), false),
  comment: z._default(text(500), ''),
});
export type EntryFields = z.output<typeof entryFields>;

/** Planned or worked time; `title`, `start` and `end` are what FullCalendar draws. */
export const scheduleEntry = hal({
  id: z.uuid(),
  version: z.int(),
  kind: z.enum(entryKinds),
  title: z.string(),
  employee: z.string(),
  start: wallMinute,
  end: wallMinute,
  startRepeated: z._default(z.boolean(), false),
  endRepeated: z._default(z.boolean(), false),
  /** The same as instants: nights in which the clocks change are longer or shorter. */
  startsAt: instant,
  endsAt: instant,
  minutes: z.int(),
  /** The day that it counts to: the one on which it starts. */
  date: wireDate,
  comment: z.string(),
});
export type ScheduleEntry = z.output<typeof scheduleEntry>;

export const entryParams = z.object({ planId: z.uuid(), entryId: z.uuid() });

/** Without `to` the day `from` alone. */
export const listEntries = defineCall({
  name: 'listEntries',
  summary:
    'Lists shifts and recorded times as FullCalendar reads them, in the order of their start',
  rel: 'time-recordings-fullcalendar',
  method: 'GET',
  path: '/api/1/roster/time-recordings-fullcalendar',
  audience: 'staff',
  query: z.strictObject({
    from: wireDate,
    to: z.optional(wireDate),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  reply: halCollection('entries', scheduleEntry),
});
