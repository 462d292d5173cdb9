import { describe, expect, it } from 'vitest';
import { dayOf } from '@stammtisch/domain/time/minute';
import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { filterReservations } from './filter-reservations.ts';
import { groupByService } from './group-by-service.ts';

const day = dayOf(at('12:00'));
const evening = { day, startEveningShift: '17:00' };

describe('the day’s list', () => {
  it('stands by service, in order of time, with parties and covers', () => {
    const services = groupByService(
      [
        aReservation({ id: 'c', start: at('20:00'), persons: { from: 3, to: 5 } }),
        aReservation({ id: 'a', start: at('12:00') }),
        aReservation({ id: 'b', start: at('17:00') }),
      ],
      evening,
    );
    expect(
      services.map(({ id, reservations }) => [id, reservations.map((each) => each.id)]),
    ).toEqual([
      ['lunch', ['a']],
      ['dinner', ['b', 'c']],
    ]);
    expect(services[1]).toMatchObject({ parties: 2, covers: 9 });
  });

  it('counts a table after midnight to the evening before', () => {
    const [service] = groupByService([aReservation({ start: at('2026-05-02T00:30') })], evening);
    expect(service?.id).toBe('dinner');
  });

  it('leaves cancelled parties, no-shows and take-away out of the covers', () => {
    const [service] = groupByService(
      (['CANCELLED', 'NO_SHOW', 'TAKE_AWAY', 'CLOSED', 'SEATED'] as const).map((status) =>
        aReservation({ id: status, status }),
      ),
      evening,
    );
    expect(service).toMatchObject({ parties: 2, covers: 8 });
  });
});

describe('the list’s filters', () => {
  const book = [
    aReservation({ id: 'a', status: 'OPEN', comment: 'Hochstuhl für Zoë' }),
    aReservation({ id: 'b', status: 'CANCELLED' }),
    aReservation({ id: 'c', status: 'SEATED', tables: [aTable('7')], tags: ['Terrasse'] }),
  ];
  const find = (filter: Parameters<typeof filterReservations>[1]) =>
    filterReservations(book, filter).map((each) => each.id);

  it('leave out who does not come any more', () => {
    expect(find({ status: 'active', text: '' })).toEqual(['a', 'c']);
    expect(find({ status: 'finished', text: '' })).toEqual(['b']);
    expect(find({ status: 'all', text: '' })).toEqual(['a', 'b', 'c']);
  });

  it('find words in names, notes, tags and phone numbers, without accents', () => {
    expect(find({ status: 'all', text: 'zoe' })).toEqual(['a']);
    expect(find({ status: 'all', text: 'TERRASSE' })).toEqual(['c']);
    expect(find({ status: 'all', text: '4930123' })).toEqual(['a', 'b', 'c']);
  });
});
