import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from '../platform/database/sql.ts';
import { listTags, tag, type TagReply } from '@stammtisch/contracts/tag/tag';
import { book, follow } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Ask {
  url?: string;
  version?: number;
  payload?: Record<string, unknown>;
}

function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', { url, version, payload }: Ask = {}) {
  return house.app.inject({
    method,
    url: url ?? '/api/1/tags',
    headers: {
      ...house.restaurant.headers,
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(payload && { payload }),
  });
}

async function make(payload: Record<string, unknown>): Promise<TagReply> {
  return tag.parse((await ask('POST', { payload })).json());
}

const urlOf = ({ id }: TagReply) => `/api/1/tags/${id}`;

test('a tag without a colour is green, as the specification says', async () => {
  expect(await make({ name: 'Stammgast' })).toMatchObject({ color: '#15b421', usageCount: 0 });
});

test('a name is given once, however it is written', async () => {
  await make({ name: 'Allergie', color: '#B91C1C' });
  const again = await ask('POST', { payload: { name: 'allergie' } });
  expect([again.statusCode, again.json().key]).toEqual([409, 'NAME_IN_USE']);
  expect(again.json().errors).toMatchObject([{ pointer: '/name' }]);
});

test('whoever carries a tag carries its new name, and keeps it once', async () => {
  const birthday = await make({ name: 'Geburtstg' });
  const party = await book(house, { time: '08:00', tags: ['Geburtstg', 'Fenster'] });
  const twice = await book(house, { time: '09:00', tags: ['Geburtstg', 'Geburtstag'] });
  const renamed = await ask('PUT', {
    url: urlOf(birthday),
    version: 1,
    payload: { name: 'Geburtstag', color: '#1d4ed8' },
  });
  expect(renamed.json()).toMatchObject({ name: 'Geburtstag', version: 2, usageCount: 2 });
  const tagsOf = async (each: typeof party) =>
    (await follow(house, each, 'self', { method: 'GET' })).json().tags;
  expect(await tagsOf(party)).toEqual(['Geburtstag', 'Fenster']);
  expect(await tagsOf(twice)).toEqual(['Geburtstag']);
});

test('of two who edit a tag the second sees what the first made of it', async () => {
  const quiet = await make({ name: 'Ruhig' });
  const payload = { name: 'Leise' };
  await ask('PUT', { url: urlOf(quiet), version: 1, payload });
  const late = await ask('PUT', { url: urlOf(quiet), version: 1, payload: { name: 'Still' } });
  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({ current: { name: 'Leise', version: 2 } });
});

test('a deleted tag leaves its word where it was, unless another takes its place', async () => {
  const [vip, regular] = [await make({ name: 'VIP' }), await make({ name: 'Hund' })];
  const party = await book(house, { time: '10:00', tags: ['VIP', 'Hund'] });
  await ask('DELETE', { url: `${urlOf(vip)}?replaceBy=Ehrengast` });
  expect((await ask('DELETE', { url: urlOf(regular) })).statusCode).toBe(204);
  const read = await follow(house, party, 'self', { method: 'GET' });
  expect(read.json().tags).toEqual(['Ehrengast', 'Hund']);
  expect(await make({ name: 'Hund' })).toMatchObject({ usageCount: 1 });
});

test('a tag that 5,000 reservations carry is replaced on all of them at once', async () => {
  const many = await make({ name: 'Betriebsfeier' });
  const { id: guest } = (await book(house, { time: '11:00' })).guest;
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
                               service_day, starts_at, ends_at, tags)
      select ${house.restaurant.id}, 'CLOSED', 'STAFF', ${guest}, 2, 2, day, day + time '19:00',
             day + time '21:00', array['Betriebsfeier']
        from (select current_date - 1 - n / 20 as day from generate_series(0, 4999) n) as days`),
  );
  expect((await ask('DELETE', { url: `${urlOf(many)}?replaceBy=Feier` })).statusCode).toBe(204);
  expect(await make({ name: 'Feier' })).toMatchObject({ usageCount: 5_000 });
});

test('tags are listed by name, and only the own ones', async () => {
  const list = listTags.reply.parse((await ask('GET')).json());
  const names = list._embedded.tags.map(({ name }) => name.toLowerCase());
  expect(names).toEqual(names.toSorted());
  const foreign = await house.app.inject({
    url: '/api/1/tags',
    headers: house.foreign.headers,
  });
  expect(foreign.json().total).toBe(0);
});
