import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wireDate } from '../fields/time.ts';
import { halCollection } from '../hal.ts';
import { reservation } from '../reservation/reservation.ts';
import { guestParams } from './guest.ts';

/** A guest's reservations, latest first, and what they come to. */
export const visits = z.object({
  ...halCollection('reservations', reservation).shape,
  /** Parties that sat at a table. */
  visits: z.int(),
  noShows: z.int(),
  /** Cancelled by the guest less than a day before the start. */
  lateCancellations: z.int(),
  lastVisit: z.nullable(wireDate),
  nextReservation: z.nullable(reservation),
});

export const readVisits = defineCall({
  name: 'readVisits',
  summary: 'Tells how often a guest came, and lists the reservations',
  rel: 'history',
  method: 'GET',
  path: '/api/1/guests/:guestId/history',
  audience: 'staff',
  params: guestParams,
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  reply: visits,
});
