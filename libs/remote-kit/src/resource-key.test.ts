import { expect, test } from 'vitest';
import { concerns, resourceKey } from './resource-key.ts';

const changed = '/api/1/reservations/7';

test.each([
  '/api/1/reservations/7',
  'https://house.example/api/1/reservations/7',
  '/api/1/reservations?date=01.05.2026',
])('a change to a reservation is seen on %s', (read) => {
  expect(concerns(resourceKey(read), changed)).toBe(true);
});

test.each(['/api/1/reservations/70', '/api/1/rooms', '/api/1/reservations/7/history', undefined])(
  'and not on %s',
  (read) => {
    expect(concerns(resourceKey(read), changed)).toBe(false);
  },
);
