import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wireDate, wireTime } from '../fields/time.ts';
import { reservationParams } from './read-reservation.ts';
import { reservation } from './reservation.ts';

/**
 * The timeline's move: keeps the duration, snaps to the house's time interval. Needs `If-Match`.
 * The start is wall-clock time in the restaurant's zone.
 */
export const moveReservation = defineCall({
  name: 'moveReservation',
  summary: 'Moves a reservation to another time or to other tables',
  rel: 'move',
  method: 'POST',
  path: '/api/1/reservations/:reservationId/move',
  audience: 'staff',
  params: reservationParams,
  body: z.strictObject({
    start: z.strictObject({ date: wireDate, time: wireTime }),
    tables: z.array(z.uuid()).max(20).optional(),
    notifyGuest: z.boolean().default(false),
  }),
  reply: reservation,
  problems: [
    'table-taken',
    'table-unknown',
    'transition-not-allowed',
    'master-password-required',
    'stale-version',
    'version-required',
  ],
});
