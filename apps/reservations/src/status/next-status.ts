import type { Status } from '@stammtisch/domain/reservation/status';
import type { Reservation } from '../book/reservation.ts';

/** What usually comes next at the door; a step backwards is never the one-tap choice. */
const usualNext: Partial<Record<Status, readonly Status[]>> = {
  OPEN: ['CONFIRMED'],
  CONFIRMED: ['SEATED'],
  SEATED: ['CLOSED'],
  TAKE_AWAY: ['CLOSED'],
  QUEUED: ['SEATED', 'CONFIRMED'],
};

/** The one status that the row's button offers, among those that the server allows now. */
export function nextStatusOf(
  reservation: Pick<Reservation, 'status' | 'nextStatuses'>,
): Status | undefined {
  return usualNext[reservation.status]?.find((status) => reservation.nextStatuses.includes(status));
}

/** Whether a change can be taken back: the new state leads to the old one. */
export function isUndoable(changed: Pick<Reservation, 'nextStatuses'>, before: Status): boolean {
  return changed.nextStatuses.includes(before);
}
