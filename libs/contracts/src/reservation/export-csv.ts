import * as z from 'zod';
import { addDays } from '@stammtisch/domain/time/minute';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';
import { defineCall } from '../call.ts';
import { language } from '../fields/text.ts';
import { wireDate } from '../fields/time.ts';

/** Days: ten years, more than any house asks for, and a bound all the same. */
const longest = 3_660;

/** Today's service day when nothing is given; the first day alone without a last one. */
const query = z
  .strictObject({
    from: z.optional(wireDate),
    to: z.optional(wireDate),
    /** Of the headings and statuses. */
    language: z._default(language, 'de'),
  })
  .refine((range) => isRange(range), { path: ['to'], message: 'no range of at most ten years' });

function isRange({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  if (to === undefined) return true;
  const [first, last] = [from === undefined ? undefined : parseWireDate(from), parseWireDate(to)];
  if (first === undefined || last === undefined) return false;
  return first <= last && last <= addDays(first, longest);
}

/** UTF-8 with a byte order mark, `;` between cells; it is written while it is sent. */
export const exportReservations = defineCall({
  name: 'exportReservations',
  summary: 'The reservations of a range of days as CSV',
  rel: 'reservations-csv',
  method: 'GET',
  path: '/api/1/reservations/export/csv',
  audience: 'staff',
  query,
  reply: z.string(),
  replyType: 'text/csv',
});
