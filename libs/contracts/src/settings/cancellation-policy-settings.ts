import * as z from 'zod';
import { houseText } from './house-text.ts';

/**
 * What a no-show or a late cancellation costs (specification §3, §4). What changes here reaches
 * future bookings only. The free window is `freeCancellationHours` of the online settings.
 */
export const cancellationPolicySettings = z
  .object({
    /** Cents; 0: guests are not asked for a card. */
    noShowFeeAmount: z.int().min(0).max(100_000).default(0),
    feePer: z.enum(['PERSON', 'BOOKING']).default('PERSON'),
    /** Smaller parties book without a card. */
    cardFromPersons: z.int().min(1).max(500).default(1),
    /** What guests agree to, in the house's own words; where empty, in ours. */
    policyText: houseText(2_000),
  })
  .prefault({});
