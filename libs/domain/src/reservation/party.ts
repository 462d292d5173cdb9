import { isFinished, statuses, type Status } from './status.ts';

/** Decisions §2: a range (3-5) takes capacity by its maximum and pays fees by its minimum. */
export interface PartySize {
  from: number;
  to: number;
}

export function covers(size: PartySize): number {
  return size.to;
}

/** `4`, or `3–5` for a range (specification §3). */
export function partyOf({ persons }: { persons: PartySize }): string {
  return persons.from === persons.to ? `${persons.to}` : `${persons.from}–${persons.to}`;
}

/** Who is still expected, here or gone; cancelled parties and no-shows do not eat. */
export const eatingStatuses: readonly Status[] = statuses.filter(
  (status) => status === 'CLOSED' || (!isFinished(status) && status !== 'TAKE_AWAY'),
);

export function countParties(parties: readonly { status: Status; persons: PartySize }[]): {
  parties: number;
  covers: number;
} {
  const counted = parties.filter(({ status }) => eatingStatuses.includes(status));
  return {
    parties: counted.length,
    covers: counted.reduce((sum, { persons }) => sum + covers(persons), 0),
  };
}

/** Decisions §1: strictly more than the threshold needs the master password; 0 switches it off. */
export function needsMasterPassword(size: PartySize, threshold: number): boolean {
  return threshold > 0 && size.to > threshold;
}
