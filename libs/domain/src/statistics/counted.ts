import { eatingStatuses } from '../reservation/party.ts';
import { isCancelled, statuses, type Status } from '../reservation/status.ts';

/**
 * What the figures count as a reservation: who is expected, here or gone. A party of the waiting
 * list has no promise yet, so unlike in the day's own count it is left out until it is seated.
 */
export const countedStatuses: readonly Status[] = eatingStatuses.filter(
  (status) => status !== 'QUEUED',
);

export const cancelledStatuses: readonly Status[] = statuses.filter(isCancelled);

export interface Outcomes {
  /** Counted reservations. */
  reservations: number;
  noShows: number;
  cancelled: number;
}

/** No-shows among those who were still expected on the day, 0 to 1; undefined when nobody was. */
export function noShowRate({ reservations, noShows }: Outcomes): number | undefined {
  return shareOf(noShows, reservations + noShows);
}

/** Cancellations among everything that was booked, 0 to 1; undefined when nothing was. */
export function cancellationRate({
  reservations,
  noShows,
  cancelled,
}: Outcomes): number | undefined {
  return shareOf(cancelled, reservations + noShows + cancelled);
}

/** A part of a whole, 0 to 1; undefined where there is no whole. */
export function shareOf(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}

/** By which part of `before` it grew or shrank; undefined where there was nothing to compare with. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : (now - before) / before;
}
