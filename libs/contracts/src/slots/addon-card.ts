import * as z from 'zod';
import { defineSlot } from '../remote/slot.ts';

/** A card on the overview of the addons. */
export const addonCardSlot = defineSlot({ slot: 'addon.card', v: 1, data: z.object({}) });
