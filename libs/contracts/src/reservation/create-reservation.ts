import { defineCall } from '../call.ts';
import { reservation } from './reservation.ts';
import { newReservation } from './write-reservation.ts';

/** Honours `Idempotency-Key`. */
export const createReservation = defineCall({
  name: 'createReservation',
  summary: 'Writes a reservation into the book',
  rel: 'reservations',
  method: 'POST',
  path: '/api/1/reservations',
  audience: 'staff',
  body: newReservation,
  status: 201,
  reply: reservation,
  problems: ['table-taken', 'table-unknown', 'master-password-required', 'request-in-flight'],
});
