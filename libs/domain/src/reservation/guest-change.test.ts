import { expect, test } from 'vitest';
import type { EpochMinute } from '../time/minute.ts';
import { isWindowOpen, planGuestChange } from './guest-change.ts';

const at = (value: number) => value as EpochMinute;
const booked = { status: 'CONFIRMED', startsAt: at(600), persons: 4, locked: false } as const;
const byHand = { confirmsAtOnce: false };

test.each([
  ['well before it', 0, true],
  ['in the very minute in which it closes', 480, true],
  ['a minute later', 481, false],
  ['when the party has arrived', 600, false],
])('guests change by themselves up to two hours before: %s', (_, now, expected) => {
  expect(isWindowOpen({ startsAt: at(600), now: at(now), freeHours: 2 })).toBe(expected);
});

test('without a window they may until the party begins, and not in that minute', () => {
  const window = { startsAt: at(600), freeHours: 0 };
  expect(isWindowOpen({ ...window, now: at(599) })).toBe(true);
  expect(isWindowOpen({ ...window, now: at(600) })).toBe(false);
});

test('what the house confirmed by hand it confirms again at another time or for more guests', () => {
  const later = planGuestChange(booked, { startsAt: at(660), persons: 4 }, byHand);
  const more = planGuestChange(booked, { startsAt: at(600), persons: 5 }, byHand);
  expect([later, more]).toEqual([
    { kind: 'changed', status: 'OPEN' },
    { kind: 'changed', status: 'OPEN' },
  ]);
});

test('fewer guests at the same time stay confirmed, and so does all where the house confirms at once', () => {
  const confirmed = { kind: 'changed', status: 'CONFIRMED' };
  expect(planGuestChange(booked, { startsAt: at(600), persons: 3 }, byHand)).toEqual(confirmed);
  const wish = { startsAt: at(660), persons: 9 };
  expect(planGuestChange(booked, wish, { confirmsAtOnce: true })).toEqual(confirmed);
});

test('the same wish again changes nothing', () => {
  expect(planGuestChange(booked, { startsAt: at(600), persons: 4 }, byHand)).toEqual({
    kind: 'unchanged',
  });
});

test.each(['SEATED', 'CANCELLED', 'NO_SHOW', 'QUEUED'] as const)('nobody changes %s', (status) => {
  const wish = { startsAt: at(660), persons: 4 };
  expect(planGuestChange({ ...booked, status }, wish, byHand)).toEqual({ kind: 'refused' });
});

test('what the house has locked stays as it is', () => {
  const wish = { startsAt: at(660), persons: 4 };
  expect(planGuestChange({ ...booked, locked: true }, wish, byHand).kind).toBe('refused');
});
