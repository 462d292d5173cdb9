import { minutesBetween, type Minute } from '../time/minute.ts';
import type { Status } from './status.ts';

/** A party's stay on the wall clock: `end` is planned. */
export interface PlannedStay {
  status: Status;
  start: Minute;
  end: Minute;
}

export type Overlay = 'late' | 'overtime';

/** Minutes; screens: late after 15 min. */
export const lateAfter = 15;

/** What the clock says of a party beside its status. */
export function overlayAt({ status, start, end }: PlannedStay, now: Minute): Overlay | undefined {
  const isExpected = status === 'CONFIRMED' || status === 'OPEN';
  if (isExpected && minutesBetween(start, now) >= lateAfter) return now < end ? 'late' : undefined;
  return status === 'SEATED' && now > end ? 'overtime' : undefined;
}

/** Decisions §1: a seated party holds its table until the later of its planned end and now. */
export function holdsUntil({ status, end }: PlannedStay, now: Minute): Minute {
  return status === 'SEATED' && now > end ? now : end;
}
