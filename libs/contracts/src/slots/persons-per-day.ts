import * as z from 'zod';
import { defineSlot } from '../remote/slot.ts';

/** A badge beside a day's title: how many persons come, and how full that is. */
export const personsPerDaySlot = defineSlot({
  slot: 'reservation.persons-per-day',
  v: 1,
  data: z.object({
    /** The service day. */
    date: z.iso.date(),
  }),
});
