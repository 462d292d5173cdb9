import * as z from 'zod';
import { defineCall } from '../call.ts';
import { reservationParams } from './read-reservation.ts';

/** Needs `If-Match`. Confirmed and seated ones go only with `confirmed=true` (decisions §1). */
export const deleteReservation = defineCall({
  name: 'deleteReservation',
  summary: 'Deletes a reservation; its history stays',
  rel: 'self',
  method: 'DELETE',
  path: '/api/1/reservations/:reservationId',
  audience: 'staff',
  params: reservationParams,
  query: z.strictObject({ confirmed: z.stringbool().default(false) }),
  status: 204,
  reply: z.undefined(),
  problems: [
    'delete-not-allowed',
    'confirmation-required',
    'master-password-required',
    'stale-version',
    'version-required',
  ],
});
