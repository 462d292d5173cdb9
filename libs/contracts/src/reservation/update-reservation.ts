import { defineCall } from '../call.ts';
import { reservationParams } from './read-reservation.ts';
import { reservation } from './reservation.ts';
import { patchedReservation, replacedReservation } from './write-reservation.ts';

const problems = [
  'table-taken',
  'table-unknown',
  'master-password-required',
  'stale-version',
  'version-required',
] as const;

/** Needs `If-Match`; a stale one answers 412 with the current representation. */
export const replaceReservation = defineCall({
  name: 'replaceReservation',
  summary: 'Replaces what staff may write of a reservation',
  rel: 'self',
  method: 'PUT',
  path: '/api/1/reservations/:reservationId',
  audience: 'staff',
  params: reservationParams,
  body: replacedReservation,
  reply: reservation,
  problems,
});

/** JSON Merge Patch; needs `If-Match`. */
export const patchReservation = defineCall({
  name: 'patchReservation',
  summary: 'Changes some fields of a reservation',
  rel: 'self',
  method: 'PATCH',
  path: '/api/1/reservations/:reservationId',
  audience: 'staff',
  params: reservationParams,
  body: patchedReservation,
  reply: reservation,
  problems,
});
