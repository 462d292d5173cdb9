import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { command, sql } from '../../platform/database/sql.ts';
import { book, follow } from '../../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { ask, linkOf } from '../../platform/testing/ask.ts';
import { forgetFloor } from './forget-floor.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const nameRow = z.object({ name: z.string() });

test('a deleted table is forgotten after an hour, unless somebody once sat there', async () => {
  const made = await ask(house, 'POST', '/api/1/rooms', { payload: { name: 'Hof' } });
  const addTable = linkOf(made.json(), 'addTable');
  const add = async (name: string) =>
    (await ask(house, 'POST', addTable, { payload: { name } })).json();
  const [used, unused, fresh] = [await add('used'), await add('unused'), await add('fresh')];
  const party = await book(house, { time: '12:00', tables: [used.id] });
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      update reservation set starts_at = starts_at - interval '9 days',
             ends_at = ends_at - interval '9 days' where id = ${party.id}`),
  );
  for (const table of [used, unused, fresh]) {
    await ask(house, 'DELETE', linkOf(table, 'self'), { version: 1 });
  }
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      update dining_table set deleted_at = now() - interval '2 hours'
       where id = any(${[used.id, unused.id]}::uuid[])`),
  );
  await forgetFloor(house.database);
  const left = await house.database.systemTransaction((tx) =>
    tx.many(sql(nameRow)`select name from dining_table where deleted_at is not null order by name`),
  );
  expect(left.map(({ name }) => name)).toEqual(['fresh', 'used']);
  const past = await follow(house, party, 'self', { method: 'GET' });
  expect(past.json().tables).toMatchObject([{ name: 'used' }]);
});
