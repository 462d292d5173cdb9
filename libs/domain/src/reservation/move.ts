import { snapToInterval, type Minute } from '../time/minute.ts';
import { isFinished, type Status } from './status.ts';

/** What the rule needs to know of a reservation. Tables are ids. */
export interface MoveSubject {
  start: Minute;
  tables: readonly string[];
  status: Status;
  locked: boolean;
}

export interface MoveRequest {
  start: Minute;
  /** Absent: the party keeps its tables. */
  tables?: readonly string[];
}

export type MoveOutcome =
  | { kind: 'moved'; from: Minute; to: Minute; tables: readonly string[] }
  | { kind: 'unchanged' }
  | { kind: 'refused'; code: MoveRefusal };

export type MoveRefusal =
  | 'RESERVATION_FINISHED'
  | 'SEATED_KEEPS_ITS_START'
  | 'MASTER_PASSWORD_REQUIRED';

/**
 * Decisions §4: a move keeps the duration and snaps to the time interval (minutes); a seated party
 * may change its table but not its start; finished and cancelled ones stay.
 */
export function planMove(
  subject: MoveSubject,
  request: MoveRequest,
  given: { interval: number; elevated: boolean },
): MoveOutcome {
  const to =
    request.start === subject.start ? subject.start : snapToInterval(request.start, given.interval);
  const tables = request.tables ?? subject.tables;
  if (to === subject.start && sameTables(tables, subject.tables)) return { kind: 'unchanged' };
  if (isFinished(subject.status)) return { kind: 'refused', code: 'RESERVATION_FINISHED' };
  if (subject.status === 'SEATED' && to !== subject.start) {
    return { kind: 'refused', code: 'SEATED_KEEPS_ITS_START' };
  }
  if (subject.locked && !given.elevated) {
    return { kind: 'refused', code: 'MASTER_PASSWORD_REQUIRED' };
  }
  return { kind: 'moved', from: subject.start, to, tables };
}

/** Whether a move is offered at all; the link follows it. */
export function isMovable(subject: Pick<MoveSubject, 'status'>): boolean {
  return !isFinished(subject.status);
}

function sameTables(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((table) => second.includes(table));
}
