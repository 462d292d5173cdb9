import { parseDay, type Day } from '@stammtisch/domain/time/minute';
import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { expect, test } from 'vitest';
import { tableStates } from './table-state.ts';

const twelve = aTable('12');
const five = aTable('5');
const today: Day = parseDay('2026-05-01') ?? never();
const evening = { day: today, now: at('19:00') };

function never(): never {
  throw new Error('no day');
}

test('a table without parties is free', () => {
  expect(tableStates([], evening).get(twelve.id)).toBeUndefined();
});

test('a table is held for the next party', () => {
  const late = aReservation({ id: 'late', start: at('21:30') });
  const early = aReservation({ id: 'early', start: at('19:30') });
  expect(tableStates([late, early], evening).get(twelve.id)).toMatchObject({
    kind: 'reserved',
    party: { id: 'early' },
    next: { id: 'late' },
  });
});

test('who sits at a table holds it past their planned end', () => {
  const sitting = aReservation({
    id: 'sitting',
    status: 'SEATED',
    start: at('16:00'),
    duration: 60,
  });
  const next = aReservation({ id: 'next', start: at('18:45') });
  expect(tableStates([next, sitting], evening).get(twelve.id)).toMatchObject({
    kind: 'seated',
    party: { id: 'sitting' },
    next: { id: 'next' },
  });
});

test('a party over several tables holds each of them', () => {
  const wide = aReservation({ tables: [twelve, five] });
  expect([...tableStates([wide], evening).keys()]).toEqual([twelve.id, five.id]);
});

test.each(['CANCELLED', 'CANCELLED_BY_GUEST', 'NO_SHOW', 'QUEUED', 'TAKE_AWAY', 'CLOSED'] as const)(
  'a party that is %s holds no table',
  (status) => {
    expect(tableStates([aReservation({ status })], evening).size).toBe(0);
  },
);

test('a party that never came frees its table when its time is over', () => {
  const forgotten = aReservation({ start: at('12:00') });
  expect(tableStates([forgotten], evening).size).toBe(0);
});

test('a day that is over tells who ate there last', () => {
  const first = aReservation({ id: 'first', status: 'CLOSED', start: at('12:00') });
  const last = aReservation({ id: 'last', status: 'CLOSED', start: at('19:30') });
  const tomorrow = { day: today, now: at('2026-05-02T09:00') };
  expect(tableStates([last, first], tomorrow).get(twelve.id)).toMatchObject({
    kind: 'left',
    party: { id: 'last' },
  });
});
