/** Specification §4. */
export const statuses = [
  'OPEN',
  'CONFIRMED',
  'SEATED',
  'CLOSED',
  'CANCELLED',
  'CANCELLED_BY_GUEST',
  'NO_SHOW',
  'TAKE_AWAY',
  'QUEUED',
] as const;

export type Status = (typeof statuses)[number];

/** Decisions §1: these hold their table from start to planned end. */
const occupyingStatuses = ['OPEN', 'CONFIRMED', 'SEATED'] as const satisfies readonly Status[];

const cancelledStatuses: readonly Status[] = ['CANCELLED', 'CANCELLED_BY_GUEST'];
const finishedStatuses: readonly Status[] = [...cancelledStatuses, 'NO_SHOW', 'CLOSED'];

export function isOccupying(status: Status): boolean {
  return occupyingStatuses.some((occupying) => occupying === status);
}

export function isCancelled(status: Status): boolean {
  return cancelledStatuses.includes(status);
}

/** Cancelled, not shown up or gone: nothing more happens at a table (specification §4, filters). */
export function isFinished(status: Status): boolean {
  return finishedStatuses.includes(status);
}
