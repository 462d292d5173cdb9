import type { Status } from '../reservation/status.ts';
import type { Day } from '../time/minute.ts';

export interface SeatedParty {
  status: Status;
  serviceDay: Day;
  /** For when it stood on the waiting list; null: it did not come from there. */
  queuedFor: Date | null;
}

/** Whether a party can be put back on the waiting list as if nobody had seated it. */
export function mayReturnToQueue({ status, serviceDay, queuedFor }: SeatedParty, today: Day) {
  return status === 'SEATED' && queuedFor !== null && serviceDay === today;
}
