import * as z from 'zod';
import { defineCall } from '../call.ts';
import { wireDate } from '../fields/time.ts';
import { reservationList, status } from './reservation.ts';

/** A day of the largest houses fits one page; specification §7 wants no unbounded list. */
const mostPerPage = 500;

/** One service day (`date`) or a range of them (`from`, `to`); today's when nothing is given. */
export const listReservations = defineCall({
  name: 'listReservations',
  summary: 'Lists the reservations of a service day or a range of days',
  rel: 'reservations',
  method: 'GET',
  path: '/api/1/reservations',
  audience: 'staff',
  query: z.strictObject({
    date: z.optional(wireDate),
    from: z.optional(wireDate),
    to: z.optional(wireDate),
    /** Several are separated by commas. */
    status: z
      .string()
      .transform((text) => text.split(','))
      .pipe(z.array(status))
      .optional(),
    /** Part of the guest's name, company, phone number or e-mail address. */
    q: z.string().max(100).optional(),
    page: z.coerce.number().int().min(1).default(1),
    /** Smaller pages fit the copy that a device keeps for a lost network. */
    pageSize: z.coerce.number().int().min(1).max(mostPerPage).default(mostPerPage),
  }),
  reply: reservationList,
});
