import { minutesBetween, snapToInterval, type Minute } from '../time/minute.ts';
import { isFinished } from './status.ts';
import type { MoveRefusal, MoveSubject } from './move.ts';

export type StretchOutcome =
  | { kind: 'stretched'; from: number; to: number }
  | { kind: 'unchanged' }
  | { kind: 'refused'; code: Exclude<MoveRefusal, 'SEATED_KEEPS_ITS_START'> };

/** Minutes; what the wire accepts as a stay. */
export const shortestStay = 15;
export const longestStay = 1_440;

/**
 * A stay that is made longer or shorter at its end: the end snaps to the time interval (minutes) of
 * the clock, the start stays. A seated party may be stretched, a finished or cancelled one not.
 */
export function planStretch(
  subject: Omit<MoveSubject, 'tables'> & { duration: number },
  end: Minute,
  given: { interval: number; elevated: boolean },
): StretchOutcome {
  const wished = minutesBetween(subject.start, end);
  if (wished === subject.duration) return { kind: 'unchanged' };
  const snapped = minutesBetween(subject.start, snapToInterval(end, given.interval));
  const to = Math.min(longestStay, Math.max(shortestStay, snapped));
  if (to === subject.duration) return { kind: 'unchanged' };
  if (isFinished(subject.status)) return { kind: 'refused', code: 'RESERVATION_FINISHED' };
  if (subject.locked && !given.elevated) {
    return { kind: 'refused', code: 'MASTER_PASSWORD_REQUIRED' };
  }
  return { kind: 'stretched', from: subject.duration, to };
}
