import { dayOf } from '@stammtisch/domain/time/minute';
import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { aRoom } from '@stammtisch/testing/a-room';
import { expect, it } from 'vitest';
import { groupsOf } from '../groups.ts';
import { weekBars } from './week-bars.ts';

const groups = groupsOf([aRoom()]);
const evening = { day: dayOf(at('12:00')), groups, span: { from: 1_080, to: 1_380 } };

it('draws each party on its table’s row, along the service', () => {
  expect(weekBars([aReservation()], evening)).toEqual(
    new Map([['CONFIRMED', 'M300.0 2.18H696.0V2.82H300.0Z']]),
  );
});

it('draws who has no table in the lane, and leaves out who does not come', () => {
  const lane = aReservation({ status: 'OPEN', tables: [] });
  const gone = aReservation({ status: 'CANCELLED' });
  expect([...weekBars([lane, gone], evening).keys()]).toEqual(['OPEN']);
  expect(weekBars([lane], evening).get('OPEN')).toContain('M300.0 0.18');
});

it('leaves out the tables of rooms that are folded away', () => {
  expect(weekBars([aReservation({ tables: [aTable('99')] })], evening).size).toBe(0);
});
