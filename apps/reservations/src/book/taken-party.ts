import { isProblem } from '@stammtisch/hal-client';
import * as z from 'zod';

const takenBy = z.object({
  party: z.object({ guestName: z.string(), persons: z.int(), from: z.string(), to: z.string() }),
});
export type TakenParty = z.infer<typeof takenBy>['party'];

/** decisions §2: whose table it is; undefined when the database alone refused it. */
export function takenPartyOf(error: unknown): TakenParty | undefined {
  if (!isProblem(error, 'table-taken')) return undefined;
  return takenBy.safeParse(error.extensions).data?.party;
}
