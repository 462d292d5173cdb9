import * as z from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { reservationParams } from './read-reservation.ts';
import { reservation, status } from './reservation.ts';

/** Needs `If-Match`. Asking for the status that it already has answers 200 and changes nothing. */
export const changeStatus = defineCall({
  name: 'changeStatus',
  summary: 'Changes the status of a reservation',
  rel: 'status',
  method: 'POST',
  path: '/api/1/reservations/:reservationId/status',
  audience: 'staff',
  params: reservationParams,
  body: z.strictObject({
    status,
    /** Who did it, where the house wants to know. */
    editor: z.optional(text(100)),
    /**
     * When it happened, where it is told later, as after a time without network: arrival and departure
     * are noted with it. Neither in the future nor before the service day of the reservation began.
     */
    at: z.iso.datetime().optional(),
    /** The house's corona question was asked and answered well. */
    coronaAnswered: z.boolean().optional(),
  }),
  reply: reservation,
  problems: [
    'transition-not-allowed',
    'table-taken',
    'editor-required',
    'corona-question',
    'master-password-required',
    'stale-version',
    'version-required',
  ],
});
