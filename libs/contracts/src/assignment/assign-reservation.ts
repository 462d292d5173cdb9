import * as z from 'zod';
import { defineCall } from '../call.ts';
import { hal } from '../hal.ts';
import { reservationParams } from '../reservation/read-reservation.ts';
import { reservation, tableRef } from '../reservation/reservation.ts';
import { assignmentMove, assignmentReason, noPlace, ratedPlace } from './choice.ts';

/**
 * The answer to "which table?". `free`: the best free place, with the reason and what else is free;
 * `moves`: it fits once these parties sit elsewhere, the asked one the last of them; `none`: it
 * fits nowhere. The link `accept` takes the moves, all or nothing.
 */
export const assignmentAnswer = hal({
  outcome: z.enum(['free', 'moves', 'none']),
  /** The place was taken at once. */
  applied: z.boolean(),
  tables: z.array(tableRef),
  reason: assignmentReason.nullable(),
  others: z.array(ratedPlace),
  moves: z.array(assignmentMove),
  why: noPlace.nullable(),
  /** As it is now. */
  reservation,
});
export type AssignmentAnswer = z.infer<typeof assignmentAnswer>;

/** Needs `If-Match`. A table that was chosen by hand is let go: staff ask for a better one. */
export const assignReservation = defineCall({
  name: 'assignReservation',
  summary: 'Finds the best table for a reservation, and takes it when asked to',
  rel: 'assign',
  method: 'POST',
  path: '/api/1/reservations/:reservationId/assign',
  audience: 'staff',
  params: reservationParams,
  body: z.strictObject({
    /** False: only suggested. True: taken when it is free; moves of others are never taken here. */
    apply: z.boolean().default(false),
  }),
  reply: assignmentAnswer,
  problems: [
    'transition-not-allowed',
    'master-password-required',
    'table-taken',
    'stale-version',
    'version-required',
  ],
});
