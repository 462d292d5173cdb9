import * as z from 'zod';
import { defineSlot } from '../remote/slot.ts';

/** A hint on the settings overview when something is missing; nothing when all is set up. */
export const setUpHintSlot = defineSlot({ slot: 'settings.set-up-hint', v: 1, data: z.object({}) });
