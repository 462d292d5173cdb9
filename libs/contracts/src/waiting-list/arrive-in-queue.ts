import { defineCall } from '../call.ts';
import { reservationParams } from '../reservation/read-reservation.ts';
import { reservation } from '../reservation/reservation.ts';

/** From now on it waits at the door, also when it came earlier than it said. Needs `If-Match`. */
export const arriveInQueue = defineCall({
  name: 'arriveInQueue',
  summary: 'Notes that a party of the waiting list has come',
  rel: 'arrive',
  method: 'POST',
  path: '/api/1/reservations/:reservationId/arrival',
  audience: 'staff',
  params: reservationParams,
  reply: reservation,
  problems: ['transition-not-allowed', 'stale-version', 'version-required'],
});
