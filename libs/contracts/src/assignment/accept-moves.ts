import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { reservation, reservationId } from '../reservation/reservation.ts';

/**
 * Moves of one service day to other tables, all or nothing, as an assignment has suggested them; a
 * party without tables waits for one again, as before a suggestion that is taken back.
 * Each names the version that it was planned with: 412 when one of them is no longer the current
 * one, with the current ones in `current`.
 */
export const acceptMoves = defineCall({
  name: 'acceptMoves',
  summary: 'Takes suggested moves to other tables, all or nothing',
  rel: 'accept',
  method: 'POST',
  path: '/api/1/assignment/moves',
  audience: 'staff',
  body: z.strictObject({
    moves: z
      .array(
        z.strictObject({
          reservation: reservationId,
          version: z.int(),
          tables: z.array(z.uuid()).max(20),
        }),
      )
      .min(1)
      .max(500),
  }),
  reply: hal({ reservations: z.array(reservation) }),
  problems: ['stale-version', 'table-taken', 'table-unknown', 'reservation-locked', 'not-found'],
});
