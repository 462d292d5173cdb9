import { expect, test } from 'vitest';
import { cancellationRate, changeOf, countedStatuses, noShowRate } from './counted.ts';

test('who waits, cancelled, took away or never came is no guest of the figures', () => {
  expect(countedStatuses).toEqual(['OPEN', 'CONFIRMED', 'SEATED', 'CLOSED']);
});

test('a no-show counts among those expected, a cancellation among all who booked', () => {
  const month = { reservations: 90, noShows: 10, cancelled: 25 };
  expect(noShowRate(month)).toBe(0.1);
  expect(cancellationRate(month)).toBe(0.2);
  expect(noShowRate({ reservations: 0, noShows: 0, cancelled: 3 })).toBeUndefined();
});

test('growth is told against last year, and not at all when there was nothing', () => {
  expect(changeOf(120, 100)).toBeCloseTo(0.2);
  expect(changeOf(0, 100)).toBe(-1);
  expect(changeOf(5, 0)).toBeUndefined();
});
