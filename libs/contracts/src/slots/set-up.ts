import * as z from 'zod';
import { defineSlot } from '../remote/slot.ts';
import { routeId } from '../remote/route.ts';

/** One thing that a house sets up before its first evening. */
export const setUpItem = z.object({
  /** `rooms`: one entry of the list, whoever reports it. */
  id: z.string(),
  title: z.string(),
  isDone: z.boolean(),
  /** While it is open: what is missing, and why that matters. */
  hint: z.string(),
  /** Where it is done. */
  to: routeId,
  /** Ascending; what guests wait for comes first. */
  order: z.int().nonnegative(),
});
export type SetUpItem = z.infer<typeof setUpItem>;

/**
 * The checklist on the overview of the settings. What fills it draws nothing: it reports its items as
 * soon as it knows how they stand, and again when that changes.
 */
export const setUpSlot = defineSlot({
  slot: 'settings.set-up',
  v: 1,
  data: z.object({
    report: z
      .custom<(items: readonly SetUpItem[]) => void>((value) => typeof value === 'function')
      .optional(),
  }),
});
