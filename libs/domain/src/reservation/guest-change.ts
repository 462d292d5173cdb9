import type { EpochMinute } from '../time/minute.ts';
import type { Status } from './status.ts';

/** When guests may still cancel or change by themselves. */
export interface FreeWindow {
  startsAt: EpochMinute;
  now: EpochMinute;
  /** Hours before the start at which it closes; 0: with the start. */
  freeHours: number;
}

/** The minute at which guests can no longer cancel or change by themselves. */
export function windowEnd({ startsAt, freeHours }: Omit<FreeWindow, 'now'>): EpochMinute {
  return (startsAt - freeHours * 60) as EpochMinute;
}

export function isWindowOpen(window: FreeWindow): boolean {
  return window.now < window.startsAt && window.now <= windowEnd(window);
}

export interface Booked {
  status: Status;
  startsAt: EpochMinute;
  persons: number;
  locked: boolean;
}

export type GuestChangeOutcome =
  | { kind: 'unchanged' }
  | { kind: 'changed'; status: 'OPEN' | 'CONFIRMED' }
  | { kind: 'refused' };

/**
 * A guest wishes another time or party. What the house confirms by hand it has to confirm again,
 * unless fewer come at the same time; a request stays a request.
 */
export function planGuestChange(
  booked: Booked,
  wish: { startsAt: EpochMinute; persons: number },
  { confirmsAtOnce }: { confirmsAtOnce: boolean },
): GuestChangeOutcome {
  const { status, locked } = booked;
  if (locked || (status !== 'OPEN' && status !== 'CONFIRMED')) return { kind: 'refused' };
  const isSameTime = wish.startsAt === booked.startsAt;
  if (isSameTime && wish.persons === booked.persons) return { kind: 'unchanged' };
  const staysConfirmed = confirmsAtOnce || (isSameTime && wish.persons < booked.persons);
  return { kind: 'changed', status: staysConfirmed ? status : 'OPEN' };
}
