import { describe, expect, it } from 'vitest';
import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { fromAxis, snapOnAxis, toAxis } from './axis.ts';
import { groupsOf, unassigned } from './groups.ts';
import { itemsOf } from './items.ts';

const stube = aRoom({
  id: 'room',
  tables: [aPlanTable('12'), aPlanTable('13'), { ...aPlanTable('99', 0), name: 'Theke' }],
});
const tables = new Set([aTable('12').id, aTable('13').id]);
const view = { now: at('18:00'), tables };

describe('the timeline’s axis', () => {
  it('shows the restaurant’s wall clock, not the browser’s', () => {
    expect(toAxis(at('19:30')).toISOString()).toBe('2026-05-01T19:30:00.000Z');
    expect(fromAxis(toAxis(at('2026-03-29T02:30')))).toBe('2026-03-29T02:30');
  });

  it('snaps to the house’s time interval', () => {
    expect(fromAxis(snapOnAxis(new Date('2026-05-01T19:38:10Z'), 15))).toBe('2026-05-01T19:45');
    expect(fromAxis(snapOnAxis(new Date('2026-05-01T19:29:00Z'), 60))).toBe('2026-05-01T19:00');
  });
});

describe('the timeline’s rows', () => {
  it('are the unassigned lane, then each room with its tables', () => {
    expect(groupsOf([stube]).map(({ kind, id }) => [kind, id])).toEqual([
      ['unassigned', unassigned],
      ['room', 'room'],
      ['table', aTable('12').id],
      ['table', aTable('13').id],
    ]);
  });

  it('leave out rooms that are switched off', () => {
    expect(groupsOf([{ ...stube, active: false }])).toHaveLength(1);
  });
});

describe('the timeline’s parties', () => {
  it('stand at each of their tables, from start to planned end', () => {
    const items = itemsOf([aReservation({ tables: [aTable('12'), aTable('13')] })], view);
    expect(items.map((item) => item.group)).toEqual([aTable('12').id, aTable('13').id]);
    expect(items[0]).toMatchObject({
      start: new Date('2026-05-01T19:30Z'),
      end: new Date('2026-05-01T21:30Z'),
      editable: { updateTime: true, updateGroup: true },
    });
  });

  it('share the unassigned lane without covering one another', () => {
    const items = itemsOf(
      [
        aReservation({ id: 'a', tables: [] }),
        aReservation({ id: 'b', tables: [], start: at('20:00') }),
        aReservation({ id: 'c', tables: [], start: at('21:30') }),
      ],
      view,
    );
    expect(items.map(({ group, subgroup }) => [group, subgroup])).toEqual([
      [unassigned, 0],
      [unassigned, 1],
      [unassigned, 0],
    ]);
  });

  it('cannot be dragged without a move link', () => {
    const [fixed] = itemsOf([aReservation({ status: 'CLOSED', _links: {} })], view);
    expect(fixed?.editable).toMatchObject({ updateTime: false, updateGroup: false });
  });

  it('leave when they are cancelled or do not show up', () => {
    const gone = (['CANCELLED', 'CANCELLED_BY_GUEST', 'NO_SHOW'] as const).map((status) =>
      aReservation({ status }),
    );
    expect(itemsOf(gone, view)).toEqual([]);
  });

  it('are marked when two of them share a table', () => {
    const items = itemsOf(
      [
        aReservation({ id: 'a' }),
        aReservation({ id: 'b', start: at('21:00'), locked: true }),
        aReservation({ id: 'c', start: at('23:00') }),
      ],
      view,
    );
    expect(items.map((item) => item.className)).toEqual([
      'party is-confirmed is-conflict',
      'party is-confirmed is-conflict is-locked',
      'party is-confirmed',
    ]);
  });

  it('reach to now while they sit over their time, and cross whoever comes next', () => {
    const [over, next] = itemsOf(
      [
        aReservation({ id: 'over', status: 'SEATED', start: at('15:00') }),
        aReservation({ id: 'next', start: at('17:30') }),
      ],
      view,
    );
    expect(over).toMatchObject({ overtime: 60, end: new Date('2026-05-01T18:00Z') });
    expect(next?.className).toContain('is-conflict');
  });
});
