import * as z from 'zod';
import { lastsUntil } from '@stammtisch/domain/opening-hours/entered-hours';
import { parseTime } from '@stammtisch/domain/time/wire-time';

/** HH:mm, until 24:00. Specification §5: a trailing `.000` is stripped, and whole seconds with it. */
export const openingTime = z
  .string()
  .transform((text) => text.replace(/^(\d{2}:\d{2}):\d{2}(?:\.000)?$/, '$1'))
  .refine((text) => parseTime(text) !== undefined, 'not a time (HH:mm)');

/** Specification §3 and §9: -1 unlimited, 0 blocked, above 0 a count of guests. */
const onlineGuestLimit = z.int().min(-1).max(100_000).default(-1);
const dayOfWeek = z.int().min(1).max(7);

export const openingHour = z.discriminatedUnion('type', [
  z
    .strictObject({
      type: z.literal('timespan'),
      dayOfWeek,
      start: openingTime.default('00:00'),
      end: openingTime.default('22:00'),
      onlineGuestLimit,
    })
    .refine(({ start, end }) => lastsUntil(parseTime(start), parseTime(end)) !== undefined, {
      // Specification §5.
      error: 'end time is smaller than start time, please correct',
      path: ['end'],
    }),
  z.strictObject({ type: z.literal('seating'), dayOfWeek, time: openingTime, onlineGuestLimit }),
]);
export type OpeningHourSetting = z.output<typeof openingHour>;
