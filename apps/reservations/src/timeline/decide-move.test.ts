import { describe, expect, it } from 'vitest';
import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { decideMove, tablesAfterDrop } from './decide-move.ts';
import { unassigned } from './groups.ts';

const given = { interval: 15, elevated: false, others: [], now: at('12:00') };
const here = [aTable('12').id];
const there = [aTable('13').id];

describe('a party that is dropped on the timeline', () => {
  it('goes back when it is dropped on its own minute and table', () => {
    expect(decideMove(aReservation(), { start: at('19:30'), tables: here }, given).kind).toBe(
      'back',
    );
  });

  it('asks before it starts at another time', () => {
    expect(decideMove(aReservation(), { start: at('20:07'), tables: here }, given)).toEqual({
      kind: 'ask',
      from: at('19:30'),
      move: { start: at('20:00'), tables: here },
    });
  });

  it('asks before it starts on another day', () => {
    const wish = { start: at('2026-05-02T19:30'), tables: here };
    expect(decideMove(aReservation(), wish, given).kind).toBe('ask');
  });

  it('changes only its table at once', () => {
    expect(decideMove(aReservation(), { start: at('19:30'), tables: there }, given)).toEqual({
      kind: 'at-once',
      move: { start: at('19:30'), tables: there },
    });
  });

  it('is refused where another party sits, by that party’s name', () => {
    const other = aReservation({ id: 'other', tables: [aTable('13')], start: at('20:00') });
    expect(
      decideMove(
        aReservation(),
        { start: at('19:30'), tables: there },
        { ...given, others: [other] },
      ),
    ).toEqual({ kind: 'taken', by: other });
  });

  it('may follow a party that leaves on the minute', () => {
    const other = aReservation({ id: 'other', tables: [aTable('13')], start: at('17:30') });
    const wish = { start: at('19:30'), tables: there };
    expect(decideMove(aReservation(), wish, { ...given, others: [other] }).kind).toBe('at-once');
  });

  it.each([
    ['SEATED', false, 'SEATED_KEEPS_ITS_START'],
    ['CLOSED', false, 'RESERVATION_FINISHED'],
    ['CONFIRMED', true, 'MASTER_PASSWORD_REQUIRED'],
  ] as const)('is refused when %s (locked: %s)', (status, locked, code) => {
    expect(
      decideMove(aReservation({ status, locked }), { start: at('21:00'), tables: here }, given),
    ).toEqual({ kind: 'refused', code });
  });
});

describe('the tables after a drop', () => {
  const seats = new Map([...here, ...there, aTable('14').id].map((id) => [id, 4]));
  const pair = (count: number) =>
    aReservation({ tables: [aTable('12'), aTable('13')], persons: { from: count, to: count } });
  const drop = (from: string, to: string, count = 8) =>
    tablesAfterDrop(pair(count), { from, to, seats });

  it('replace only the table that was dragged while the new one is too small for all', () => {
    expect(drop(aTable('12').id, aTable('14').id)).toEqual([aTable('13').id, aTable('14').id]);
  });

  it('become one where one seats the whole party', () => {
    expect(drop(aTable('12').id, aTable('14').id, 4)).toEqual([aTable('14').id]);
  });

  it('are all given up in the unassigned lane', () => {
    expect(drop(aTable('12').id, unassigned)).toEqual([]);
  });

  it('stay as they were on a room’s heading', () => {
    expect(drop(aTable('12').id, 'room')).toEqual([...here, ...there]);
  });

  it('name a table once', () => {
    expect(drop(aTable('12').id, aTable('13').id)).toEqual(there);
  });
});
