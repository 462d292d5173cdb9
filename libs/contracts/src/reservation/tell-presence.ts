import * as z from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../fields/text.ts';
import { reservationParams } from './read-reservation.ts';

/** What one open screen says of itself. Screens, not people: accounts belong to restaurants. */
const telling = z.strictObject({
  /** Made up by the screen; another one each time that a reservation is opened. */
  visitor: z.string().min(16).max(40),
  /** What the device calls itself: `Tresen`, or `Chrome · Windows`. */
  name: text(40, 1),
  doing: z.enum(['reading', 'editing', 'left']),
});

export const tellPresence = defineCall({
  name: 'tellPresence',
  summary: 'Tells the other open screens that this one has the reservation open',
  rel: 'presence',
  method: 'POST',
  path: '/api/1/reservations/:reservationId/presence',
  audience: 'staff',
  params: reservationParams,
  body: telling,
  status: 204,
  reply: z.undefined(),
});

/** A server-sent event of the type `presence`, without an id: it is not kept, nor told again. */
export const presence = z.object({
  ...telling.shape,
  /** The reservation. */
  href: z.string(),
});
export type Presence = z.infer<typeof presence>;
