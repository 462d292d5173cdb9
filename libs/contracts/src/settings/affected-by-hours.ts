import * as z from 'zod';
import { defineCall } from '../call.ts';
import { reservationList } from '../reservation/reservation.ts';
import { openingHour } from './opening-hour.ts';

/** Decisions §7: reservations are kept and listed, never altered, when hours change under them. */
export const listAffectedByHours = defineCall({
  name: 'listAffectedByHours',
  summary: 'Lists the coming reservations that new opening hours would leave outside',
  rel: 'affected-by-hours',
  method: 'POST',
  path: '/api/1/settings/opening-hours/affected',
  audience: 'staff',
  query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  body: z.strictObject({ openingHours: z.array(openingHour).max(200) }),
  reply: reservationList,
});
