import * as z from 'zod';

/** HH:mm */
export const openingTime = z.string().regex(/^\d{2}:\d{2}$/);

/** Specification §3 and §9: -1 unlimited, 0 blocked, above 0 a count of guests. */
const onlineGuestLimit = z.int().min(-1).default(-1);
const dayOfWeek = z.int().min(1).max(7);

export const openingHour = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('timespan'),
    dayOfWeek,
    start: openingTime.default('00:00'),
    end: openingTime.default('22:00'),
    onlineGuestLimit,
  }),
  z.strictObject({ type: z.literal('seating'), dayOfWeek, time: openingTime, onlineGuestLimit }),
]);
