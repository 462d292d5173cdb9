import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statuses } from '../reservation/status.ts';
import { addDays, dayOf, type Day, type EpochMinute, type Minute } from '../time/minute.ts';
import { amountOf, feeOf, type FeeSubject, type FeeTerms } from './fee.ts';

const start = '2027-05-01T19:00' as Minute;
const startsAt = 30_157_980 as EpochMinute;
const day = dayOf(start);
const terms: FeeTerms = { amount: 2_500, per: 'PERSON', freeCancellationHours: 24 };
const subject: FeeSubject = {
  status: 'NO_SHOW',
  personsFrom: 3,
  startsAt,
  start,
  cancelledAt: undefined,
  terms,
  hasFee: false,
};
const before = (minutes: number) => (startsAt - minutes) as EpochMinute;

describe('a no-show', () => {
  test('costs the fee from the day after', () => {
    expect(feeOf(subject, addDays(day, 1))).toEqual({
      kind: 'due',
      fee: 'NO_SHOW',
      amount: 7_500,
    });
    expect(feeOf(subject, day)).toEqual({ kind: 'refused', obstacle: 'not-before-tomorrow' });
  });

  test('of a party after midnight counts the day that it was expected on', () => {
    const late = { ...subject, start: '2027-05-02T00:30' as Minute };
    expect(feeOf(late, '2027-05-02' as Day).kind).toBe('refused');
    expect(feeOf(late, '2027-05-03' as Day).kind).toBe('due');
  });
});

describe('a cancellation by the guest', () => {
  const cancelled = (minutes: number) => ({
    ...subject,
    status: 'CANCELLED_BY_GUEST' as const,
    cancelledAt: before(minutes),
  });

  test.each([
    [24 * 60, 'refused'],
    [24 * 60 - 1, 'due'],
    [0, 'due'],
    [-30, 'due'],
    [10_000, 'refused'],
  ])('%i minutes before the start: %s', (minutes, kind) => {
    expect(feeOf(cancelled(minutes), day).kind).toBe(kind);
  });

  test('is due on the same day already', () => {
    expect(feeOf(cancelled(60), day)).toMatchObject({ fee: 'LATE_CANCELLATION', amount: 7_500 });
  });

  test('of which nobody knows when is not late', () => {
    const unknown = { ...cancelled(60), cancelledAt: undefined };
    expect(feeOf(unknown, day)).toMatchObject({ obstacle: 'cancelled-in-time' });
  });
});

test('nobody pays without a card, without an amount, or twice', () => {
  const later = addDays(day, 2);
  expect(feeOf({ ...subject, terms: undefined }, later)).toMatchObject({ obstacle: 'no-card' });
  const free = { ...subject, terms: { ...terms, amount: 0 } };
  expect(feeOf(free, later)).toMatchObject({ obstacle: 'no-amount' });
  expect(feeOf({ ...subject, hasFee: true }, later)).toMatchObject({ obstacle: 'has-fee' });
});

test('whoever came, may still come or was cancelled by the house pays nothing, at any time', () => {
  const others = statuses.filter((each) => each !== 'NO_SHOW' && each !== 'CANCELLED_BY_GUEST');
  fc.assert(
    fc.property(fc.constantFrom(...others), fc.integer({ min: 0, max: 1_000 }), (status, days) => {
      const outcome = feeOf({ ...subject, status }, addDays(day, days));
      return outcome.kind === 'refused' && outcome.obstacle === 'came-or-may-come';
    }),
  );
});

test('a fee is whole cents, for each person or once', () => {
  expect(amountOf({ ...terms, per: 'BOOKING' }, 8)).toBe(2_500);
  expect(amountOf({ ...terms, amount: 1_999 }, 3)).toBe(5_997);
});
