import * as z from 'zod';
import { defineCall } from '../call.ts';
import { reservation, reservationId } from './reservation.ts';

export const reservationParams = z.object({ reservationId });

export const readReservation = defineCall({
  name: 'readReservation',
  summary: 'Reads one reservation',
  rel: 'self',
  method: 'GET',
  path: '/api/1/reservations/:reservationId',
  audience: 'staff',
  params: reservationParams,
  reply: reservation,
});
