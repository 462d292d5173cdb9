import * as z from 'zod/mini';
import { words } from './restaurant.ts';

/** What a guest who leaves a card agrees to. A file of its own: most guests are asked for none. */
export const cardTerms = z.object({
  /** Parties from this size on leave one. */
  fromPersons: z.int(),
  /** Cents, for each person or for the booking. */
  amount: z.int(),
  per: z.enum(['PERSON', 'BOOKING']),
  currency: z.string(),
  freeCancellationHours: z.int(),
  text: words,
});
export type CardTerms = z.infer<typeof cardTerms>;
