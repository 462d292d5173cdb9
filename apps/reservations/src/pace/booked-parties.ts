import type { BookedParty } from '@stammtisch/domain/availability/guest-limit';
import { covers } from '@stammtisch/domain/reservation/party';
import { isOccupying } from '@stammtisch/domain/reservation/status';
import { startOf, type Reservation } from '../book/reservation.ts';

/** Who counts against limits and pace, as the booking rule reads the book (decisions §2). */
export function bookedParties(reservations: readonly Reservation[]): BookedParty[] {
  return reservations
    .filter(({ status }) => isOccupying(status))
    .map((each) => ({
      start: startOf(each),
      persons: covers(each.persons),
      isOnline: each.source === 'ONLINE',
    }));
}
