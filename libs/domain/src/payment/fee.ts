import { dayOf, type Day, type EpochMinute, type Minute } from '../time/minute.ts';
import type { Status } from '../reservation/status.ts';

/** Specification §4: for who did not come, and for who cancelled too late. */
export const feeKinds = ['NO_SHOW', 'LATE_CANCELLATION'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** What a guest agreed to when they left their card. Later changes of the house do not reach it. */
export interface FeeTerms {
  /** Cents, for each person or for the booking. */
  amount: number;
  per: 'PERSON' | 'BOOKING';
  /** Hours before the start after which a cancellation costs the fee. */
  freeCancellationHours: number;
}

/** What the rule needs to know of a reservation. */
export interface FeeSubject {
  status: Status;
  personsFrom: number;
  startsAt: EpochMinute;
  /** The wall-clock minute of the start in the restaurant's zone. */
  start: Minute;
  /** When the guest cancelled last. */
  cancelledAt: EpochMinute | undefined;
  /** Absent: no card was left. */
  terms: FeeTerms | undefined;
  /** A fee is on its way or was collected. */
  hasFee: boolean;
}

export type FeeObstacle =
  | 'no-card'
  | 'no-amount'
  | 'has-fee'
  | 'came-or-may-come'
  | 'not-before-tomorrow'
  | 'cancelled-in-time';

export type FeeOutcome =
  | { kind: 'due'; fee: FeeKind; amount: number }
  | { kind: 'refused'; obstacle: FeeObstacle };

/**
 * Whether a fee may be collected, and how much: specification §4 and decisions §7 (the day of a
 * no-show lies before today in the restaurant's zone).
 *
 * @returns the amount in cents
 */
export function feeOf(subject: FeeSubject, today: Day): FeeOutcome {
  const { terms } = subject;
  if (subject.hasFee) return refused('has-fee');
  if (!terms) return refused('no-card');
  if (terms.amount === 0) return refused('no-amount');
  const amount = amountOf(terms, subject.personsFrom);
  if (subject.status === 'NO_SHOW') {
    return dayOf(subject.start) < today
      ? { kind: 'due', fee: 'NO_SHOW', amount }
      : refused('not-before-tomorrow');
  }
  if (subject.status !== 'CANCELLED_BY_GUEST') return refused('came-or-may-come');
  return cancelledLate(subject, terms)
    ? { kind: 'due', fee: 'LATE_CANCELLATION', amount }
    : refused('cancelled-in-time');
}

/** Decisions §2: of a range of persons the fee counts the smallest number. */
export function amountOf({ amount, per }: FeeTerms, persons: number): number {
  return per === 'PERSON' ? amount * persons : amount;
}

function cancelledLate({ cancelledAt, startsAt }: FeeSubject, terms: FeeTerms): boolean {
  if (cancelledAt === undefined) return false;
  return cancelledAt > startsAt - terms.freeCancellationHours * 60;
}

function refused(obstacle: FeeObstacle): FeeOutcome {
  return { kind: 'refused', obstacle };
}
