import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { describe, expect, it } from 'vitest';
import { carryOn, pickUp, previewOf, type CarryStep } from './carry.ts';
import { groupsOf, unassigned } from './groups.ts';

const tables = ['12', '13', '14'].map((name) => aPlanTable(name));
const groups = groupsOf([aRoom({ tables })]);
const given = { interval: 15, groups };

function carried(steps: readonly CarryStep[], reservation = aReservation()) {
  const start = pickUp(reservation, reservation.tables[0]?.id ?? unassigned);
  const end = steps.reduce((carry, step) => carryOn(carry, step, given), start);
  return previewOf(end, groups);
}

describe('a party that is carried by keys', () => {
  it.each<[CarryStep[], string, string]>([
    [['later'], '19:45', '21:45'],
    [['earlier', 'earlier'], '19:00', '21:00'],
    [['longer'], '19:30', '21:45'],
    [['shorter', 'shorter'], '19:30', '21:00'],
  ])('after %j stands from %s to %s', (steps, time, endTime) => {
    expect(carried(steps)).toMatchObject({ time, endTime });
  });

  it('goes to the next line of the grid when it came off it', () => {
    const walkIn = aReservation({ start: at('19:37') });
    expect(carried(['later'], walkIn).time).toBe('19:45');
    expect(carried(['earlier'], walkIn).time).toBe('19:30');
  });

  it('goes from table to table, past the rooms’ headings, and no further than the lane', () => {
    const names = (steps: CarryStep[]) => carried(steps).tables.map(({ name }) => name);
    expect(names(['down'])).toEqual(['13']);
    expect(names(['down', 'down', 'down', 'down'])).toEqual(['14']);
    expect(names(['up', 'up'])).toEqual([]);
    expect(names(['up', 'down'])).toEqual(['12']);
  });

  it('keeps a quarter of an hour at least', () => {
    const short = aReservation({ duration: 30 });
    expect(carried(['shorter', 'shorter', 'shorter'], short).duration).toBe(15);
  });

  it('is at all its tables until it leaves their rows', () => {
    const pair = aReservation({
      tables: [aTable('12'), aTable('13')],
      persons: { from: 8, to: 8 },
    });
    expect(carried(['later'], pair).tables).toHaveLength(2);
    expect(carried(['up'], pair).tables).toEqual([]);
  });
});
