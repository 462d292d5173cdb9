import * as z from 'zod';
import { defineSlot } from '../remote/slot.ts';

/**
 * The edge of every page, while a restaurant is on the screen: for what comes up by itself and does
 * not wait, such as a call. What fills it takes no focus, and leaves by itself.
 */
export const edgeSlot = defineSlot({
  slot: 'restaurant.edge',
  v: 1,
  data: z.object({}),
});
