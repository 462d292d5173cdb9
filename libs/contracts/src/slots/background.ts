import * as z from 'zod';
import { defineSlot } from '../remote/slot.ts';

/**
 * What works while a restaurant is on the screen, whichever page is open: it draws nothing, and
 * keeps a retained topic up to date.
 */
export const backgroundSlot = defineSlot({
  slot: 'restaurant.background',
  v: 1,
  data: z.object({}),
});
