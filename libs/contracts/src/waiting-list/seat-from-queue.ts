import * as z from 'zod';
import { defineCall } from '../call.ts';
import { reservationParams } from '../reservation/read-reservation.ts';
import { reservation } from '../reservation/reservation.ts';

/**
 * Its stay begins now and keeps its length. Needs `If-Match`. A table that somebody else was given
 * meanwhile is refused with that party's name.
 */
export const seatFromQueue = defineCall({
  name: 'seatFromQueue',
  summary: 'Seats a party of the waiting list at a table',
  rel: 'seat',
  method: 'POST',
  path: '/api/1/reservations/:reservationId/seat',
  audience: 'staff',
  params: reservationParams,
  body: z.strictObject({
    /** `auto` takes the best free one. */
    tables: z.union([z.literal('auto'), z.array(z.uuid()).min(1).max(20)]),
    /** The house's corona question was asked and answered well. */
    coronaAnswered: z.boolean().optional(),
  }),
  reply: reservation,
  problems: [
    'transition-not-allowed',
    'table-taken',
    'table-unknown',
    'corona-question',
    'stale-version',
    'version-required',
  ],
});
