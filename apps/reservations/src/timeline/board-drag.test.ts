import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { describe, expect, it } from 'vitest';
import { toAxis } from './axis.ts';
import { dropOf, heldOnGrid } from './board-drag.ts';
import { itemsOf } from './items.ts';

const view = { now: at('18:00'), tables: new Set([aTable('12').id]) };

function itemOf(reservation = aReservation()) {
  const [item] = itemsOf([reservation], view);
  if (item === undefined) throw new Error('no item');
  return item;
}

const dragged = (start: string, end: string, group = aTable('12').id) => ({
  group,
  start: toAxis(at(start)),
  end: toAxis(at(end)),
});

describe('a bar that is dragged', () => {
  it('keeps its length and lies on the grid', () => {
    expect(dropOf(itemOf(), dragged('20:08', '22:08', 'next'), 15)).toMatchObject({
      kind: 'move',
      group: 'next',
      start: at('20:15'),
    });
  });

  it('is stretched when only its end is pulled', () => {
    expect(dropOf(itemOf(), dragged('19:30', '22:08'), 15)).toMatchObject({
      kind: 'stretch',
      end: at('22:15'),
    });
  });

  it('ends after it begins, however far its end is pulled back', () => {
    expect(heldOnGrid(itemOf(), dragged('19:30', '18:00'), 15).end).toEqual(toAxis(at('19:45')));
  });

  it('keeps its start while the party sits, and may change its row', () => {
    const seated = itemOf(aReservation({ status: 'SEATED' }));
    expect(heldOnGrid(seated, dragged('21:00', '23:00', 'next'), 15)).toMatchObject({
      group: 'next',
      start: toAxis(at('19:30')),
    });
  });

  it('keeps the minute of a walk-in that is carried straight to another table', () => {
    const walkIn = itemOf(aReservation({ start: at('19:37') }));
    expect(dropOf(walkIn, dragged('19:37', '21:37', 'next'), 15)).toMatchObject({
      start: at('19:37'),
      group: 'next',
    });
  });
});
