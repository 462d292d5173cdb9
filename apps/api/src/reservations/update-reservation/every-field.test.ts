import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, sql } from '../../platform/database/sql.ts';
import * as z from 'zod';
import { anOrder, book, follow, post } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

let house: OpenHouse;
let garden: string;
beforeAll(async () => {
  house = await openHouse();
  garden = await house.database.systemTransaction(async (tx) => {
    const { id } = await tx.one(sql(z.object({ id: z.string() }))`
      insert into room (restaurant_id, name, auto_assignment)
      values (${house.restaurant.id}, 'Garten', false) returning id`);
    await tx.run(command`
      insert into dining_table (restaurant_id, room_id, name, seats)
      values (${house.restaurant.id}, ${id}, 'G1', 6)`);
    return id;
  });
});
afterAll(() => house.close());

const companion = { anrede: '', forename: 'Ida', lastname: 'Roth', company: '' };
const rest = { phone: '', email: '', comment: 'Rollstuhl' };

const everything = () => ({
  persons: { from: 3, to: 5 },
  duration: 150,
  tables: [],
  inRoom: garden,
  tags: ['Geburtstag'],
  comment: 'Torte um neun',
  onlineComment: 'Fensterplatz',
  internalComment: 'Presse',
  companions: [{ ...companion, ...rest }],
  preOrders: [{ name: 'Gans', count: 2 }],
  creator: 'Mia',
});

test('what staff write of a party is kept, field by field', async () => {
  const stored = await book(house, everything());
  const { inRoom, tables: _, ...same } = everything();
  expect(stored).toMatchObject({ ...same, inRoom: { id: inRoom, name: 'Garten' } });
  expect(stored).toMatchObject({ attachmentCount: 0, series: null });
});

test('an edit of one field leaves the others alone', async () => {
  const stored = await book(house, { ...everything(), time: '08:00' });
  const changed = await follow(house, stored, 'self', {
    method: 'PATCH',
    payload: { preOrders: [{ name: 'Ente', count: 1 }], inRoom: null },
  });
  expect(changed.json()).toMatchObject({
    preOrders: [{ name: 'Ente', count: 1 }],
    inRoom: null,
    companions: stored.companions,
    comment: stored.comment,
    duration: 150,
  });
});

test('who wants to sit in the garden gets a table there, though the house would not assign it', async () => {
  const order = { time: '12:00', tables: 'auto' };
  const inside = await book(house, order);
  const outside = await book(house, { ...order, inRoom: garden });
  const full = await book(house, { ...order, inRoom: garden });
  expect(inside.tables).toMatchObject([{ name: '3' }]);
  expect(outside.tables).toMatchObject([{ name: 'G1' }]);
  expect(full.tables).toEqual([]);
});

test('a room that the restaurant does not have is refused with its field', async () => {
  const reply = await post(
    house,
    anOrder(house, { inRoom: '00000000-0000-4000-8000-000000000000' }),
  );
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toMatchObject([{ pointer: '/inRoom' }]);
});
