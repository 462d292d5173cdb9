import { expect, test } from 'vitest';
import { mayRest } from './may-rest.ts';

const noon = Date.UTC(2026, 4, 1, 12);
const rests = (path: string, now = noon) => mayRest(`https://app.example/api/1${path}`, now);

test.each(['30.04.2026', '01.05.2026', '02.05.2026'])(
  'the book of %s may rest on the 1st',
  (date) => {
    expect(rests(`/reservations?date=${date}&page=2`)).toBe(true);
    expect(rests(`/dayinfos/${date}`)).toBe(true);
  },
);

test.each(['28.04.2026', '05.05.2026'])('the book of %s may not', (date) => {
  expect(rests(`/reservations?date=${date}`)).toBe(false);
  expect(rests(`/dayinfos/${date}`)).toBe(false);
});

test('a tablet in New York keeps tomorrow in Berlin, late in its evening', () => {
  expect(rests('/reservations?date=03.05.2026', Date.UTC(2026, 4, 2, 2))).toBe(true);
});

test.each([
  '/reservations/7',
  '/reservations/7/history',
  '/reservations?from=01.05.2026&to=01.08.2026&status=OPEN',
  '/guests?q=huber',
  '/reservations/export/csv',
  '/roster',
])('%s never rests', (path) => {
  expect(rests(path)).toBe(false);
});

test.each(['', '/settings', '/rooms', '/tags', '/reservations/persons-per-day?month=05.2026'])(
  'what tells of no guest rests: "%s"',
  (path) => {
    expect(rests(path)).toBe(true);
  },
);
