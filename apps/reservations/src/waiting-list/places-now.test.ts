import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { expect, it } from 'vitest';
import { placesNow } from './places-now.ts';

const rooms = [aRoom({ tables: [aPlanTable('7'), aPlanTable('8')] })];
const [seven, eight] = rooms[0]!.tables;
const pair = {
  id: '77777777-7777-4777-8777-777777777777',
  version: 1,
  roomId: rooms[0]!.id,
  tableIds: [seven!.id, eight!.id],
  minPersons: 5,
  maxPersons: 8,
  _links: {},
};
const door = { now: at('18:00'), duration: 120 };

it('a party that no table is large enough for sits at tables that are pushed together', () => {
  const places = placesNow({ rooms, sets: [pair] }, [], { ...door, persons: 6 });
  expect(places.map(({ name, seats }) => [name, seats])).toEqual([['7 + 8', 8]]);
});

it('a table that is laid for somebody later is had until then', () => {
  const late = aReservation({ start: at('19:00'), tables: [aTable('7')] });
  const book = [{ ...late, tables: [{ ...aTable('7'), id: seven!.id }] }];
  const places = placesNow({ rooms, sets: [] }, book, { ...door, persons: 4 });
  expect(places).toMatchObject([
    { name: '8', duration: 120, until: undefined },
    { name: '7', duration: 60, until: at('19:00') },
  ]);
});

it('nobody is offered a room that is closed', () => {
  const closed = rooms.map((room) => ({ ...room, active: false }));
  expect(placesNow({ rooms: closed, sets: [pair] }, [], { ...door, persons: 2 })).toEqual([]);
});
