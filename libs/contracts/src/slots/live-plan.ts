import * as z from 'zod';
import { defineSlot } from '../remote/slot.ts';

/** Where the day's rooms and tables are drawn with who sits there. */
export const livePlanSlot = defineSlot({
  slot: 'reservation.live-plan',
  v: 1,
  data: z.object({
    /** The service day. */
    date: z.iso.date(),
  }),
});
