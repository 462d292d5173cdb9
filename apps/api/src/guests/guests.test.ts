import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const write = (guest: Record<string, unknown>, headers = house.restaurant.headers) =>
  house.app.inject({ method: 'POST', url: '/api/1/guests', headers, payload: guest });

const search = async (q: string, headers = house.restaurant.headers) => {
  const answer = await house.app.inject({ url: '/api/1/guests', query: { q }, headers });
  return answer.json();
};

test('a guest is found by parts of the name in any order, without accents', async () => {
  await write({ forename: 'Zoë', lastname: 'Brûlé', email: 'zoe@example.fr' });
  for (const text of ['brule', 'zoe bru', 'BRÛLÉ zoë', 'zoe@exam']) {
    expect((await search(text))._embedded.guests).toMatchObject([{ lastname: 'Brûlé' }]);
  }
});

test('a phone number is kept as every network dials it', async () => {
  const stored = await write({ lastname: 'Vogel', phone: '030 1234567' });
  expect(stored.json()).toMatchObject({ phone: '+49301234567' });
  const refused = await write({ lastname: 'Vogel', phone: '12' });
  expect(refused.json().errors).toMatchObject([{ pointer: '/phone', code: 'PHONE_INVALID' }]);
});

test('a search needs three letters', async () => {
  const answer = await house.app.inject({
    url: '/api/1/guests?q=ab',
    headers: house.restaurant.headers,
  });
  expect(answer.statusCode).toBe(400);
});

test('another house has another guest book', async () => {
  await write({ lastname: 'Geheim' });
  expect((await search('geheim', house.foreign.headers)).total).toBe(0);
});

test('rooms come with their tables, and with their places only when asked', async () => {
  const read = async (query: Record<string, string>) => {
    const { headers } = house.restaurant;
    const answer = await house.app.inject({ url: '/api/1/rooms', query, headers });
    return answer.json()._embedded.rooms[0];
  };
  const plain = await read({});
  expect(plain.tables.map((table: { name: string }) => table.name)).toEqual(['1', '2', '3']);
  expect(plain.tables[0]).not.toHaveProperty('config');
  expect((await read({ withConfig: 'true' })).tables[0].config).toMatchObject({ width: 160 });
});

test('settings are complete even where nobody has set anything', async () => {
  const answer = await house.app.inject({
    url: '/api/1/settings',
    headers: house.foreign.headers,
  });
  expect(answer.json()).toMatchObject({
    reservationSettings: { guestVisitDuration: 120, timeInterval: 15 },
    generalSettings: { primarycolor: '#f47721', secondarycolor: '#5cb85c' },
  });
});
