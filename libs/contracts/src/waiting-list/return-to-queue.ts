import { defineCall } from '../call.ts';
import { reservationParams } from '../reservation/read-reservation.ts';
import { reservation } from '../reservation/reservation.ts';

/**
 * The wrong party was seated: it waits again at its old place, for its old time, since when it waited
 * before. Needs `If-Match`, so that what somebody has done since stays.
 */
export const returnToQueue = defineCall({
  name: 'returnToQueue',
  summary: 'Takes back that a party of the waiting list was seated',
  rel: 'return-to-queue',
  method: 'POST',
  path: '/api/1/reservations/:reservationId/return-to-queue',
  audience: 'staff',
  params: reservationParams,
  reply: reservation,
  problems: ['transition-not-allowed', 'stale-version', 'version-required'],
});
