import type { Opening } from '../opening-hours/opening-hours.ts';
import type { Minute } from '../time/minute.ts';
import { guestsIn, mostGuests, startsIn, type CountedParty } from './guest-limit.ts';

/** An opening hour to which more guests would come than its limit and the overflow allow. */
export interface Overfull {
  opening: Opening;
  /** Who is expected already. */
  booked: number;
  /** Who would come in addition. */
  added: number;
  /** At which minutes those would come, each once. */
  starts: Minute[];
}

/**
 * What would be too full if `added` came, too. Without a limit, or with 0, which keeps guests from
 * booking online and not the house itself, nothing is.
 */
export function overfullBy(
  openings: readonly Opening[],
  booked: readonly CountedParty<Minute>[],
  added: readonly CountedParty<Minute>[],
): Overfull[] {
  return openings.flatMap((opening) => {
    const coming = added.filter(({ start }) => startsIn(opening, start));
    if (coming.length === 0 || opening.onlineGuestLimit <= 0) return [];
    const before = guestsIn(opening, booked);
    const more = guestsIn(opening, coming);
    if (before + more <= mostGuests(opening.onlineGuestLimit)) return [];
    const starts = [...new Set(coming.map(({ start }) => start))].toSorted();
    return [{ opening, booked: before, added: more, starts }];
  });
}
