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

/** Statuses that are taken one after the other. */
export type Way = readonly [Status, ...Status[]];

/**
 * The statuses that lead back to the one before a change; undefined when none do. Who was taken off
 * the waiting list stands there again by way of a request.
 */
export function wayBack(
  changed: Pick<Reservation, 'nextStatuses'>,
  before: Status,
): Way | undefined {
  if (changed.nextStatuses.includes(before)) return [before];
  const isByRequest = before === 'QUEUED' && changed.nextStatuses.includes('OPEN');
  return isByRequest ? ['OPEN', 'QUEUED'] : undefined;
}
