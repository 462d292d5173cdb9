import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from '../platform/database/sql.ts';
import { book, follow } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const get = async (url: string) =>
  (await house.app.inject({ url, headers: house.restaurant.headers })).json();

const post = (url: string, payload: object, version?: number, headers = house.restaurant.headers) =>
  house.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...(version !== undefined && { 'if-match': `"${version}"` }) },
    payload,
  });

const write = async (guest: object) => (await post('/api/1/guests', guest)).json();

const hrefOf = (guest: { id: string }) => `/api/1/guests/${guest.id}`;

test('of two entries one stays, with the reservations of both and their histories', async () => {
  const first = await book(house, { guest: { lastname: 'Bleibt' }, time: '12:00' });
  const second = await book(house, { guest: { lastname: 'Geht' }, time: '14:00' });
  await follow(house, second, 'status', { payload: { status: 'CANCELLED' } });
  const merged = await post(
    `${hrefOf(second.guest)}/merge`,
    { into: first.guest.id, take: ['lastname'] },
    1,
  );
  expect(merged.statusCode).toBe(200);
  expect(merged.json()).toMatchObject({ id: first.guest.id, lastname: 'Geht' });
  expect(merged.json().reservationCount).toBe(2);

  const moved = await get(`/api/1/reservations/${second.id}`);
  expect(moved).toMatchObject({ status: 'CANCELLED', guest: { id: first.guest.id } });
  const history = await get(`/api/1/reservations/${second.id}/history`);
  expect(history._embedded.entries.map((entry: { what: string }) => entry.what)).toEqual(
    expect.arrayContaining(['created', 'status', 'edited']),
  );
  expect((await get(hrefOf(second.guest))).status).toBe(404);
  expect((await get(`${hrefOf(first.guest)}/history`)).total).toBe(2);
});

test('the stricter consent wins, and nothing that was written is lost', async () => {
  const strict = await write({ lastname: 'Streng', allowsNewsletter: true, comment: 'leise' });
  const open = await write({
    lastname: 'Streng',
    email: 'o@streng.example',
    comment: 'Fenster',
    tags: ['VIP'],
    allowsNewsletter: true,
    allowsDataStorage: true,
  });
  const merged = await post(`${hrefOf(strict)}/merge`, { into: open.id }, strict.version);
  expect(merged.json()).toMatchObject({
    email: 'o@streng.example',
    comment: 'Fenster\nleise',
    tags: ['VIP'],
    allowsNewsletter: true,
    allowsDataStorage: false,
  });
});

test('a choice that was based on an older entry is refused, whichever of the two it was', async () => {
  const one = await write({ lastname: 'Einer' });
  const two = await write({ lastname: 'Zweier' });
  const url = `${hrefOf(one)}/merge`;
  expect((await post(url, { into: two.id }, 7)).statusCode).toBe(412);
  const late = await post(url, { into: two.id, intoVersion: 7 }, one.version);
  expect(late.statusCode).toBe(412);
  expect(late.json().current).toMatchObject({ id: two.id });
  expect((await post(url, { into: two.id })).statusCode).toBe(428);
});

test('nobody is merged with himself or with a guest of another house', async () => {
  const one = await write({ lastname: 'Selbst' });
  const theirs = await post(
    '/api/1/guests',
    { lastname: 'Fremd' },
    undefined,
    house.foreign.headers,
  );
  for (const into of [one.id, theirs.json().id]) {
    const reply = await post(`${hrefOf(one)}/merge`, { into }, one.version);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().errors).toMatchObject([{ pointer: '/into' }]);
  }
});

test('who has the same number, address or a name that sounds alike is suggested', async () => {
  const me = await write({
    forename: 'Jörg',
    lastname: 'Kästner',
    phone: '030 1112222',
    email: 'Joerg@kaestner.example',
  });
  await write({ lastname: 'Andersname', phone: '+49 30 111 2222' });
  await write({ lastname: 'Postfach', email: 'joerg@KAESTNER.example' });
  await write({ forename: 'Joerg', lastname: 'Kaestner' });
  await write({
    forename: 'Jörg',
    lastname: 'Kästner',
    phone: '040 9998888',
    email: 'ein.anderer@kaestner.example',
  });
  const found = await get(`${hrefOf(me)}/duplicates`);
  const reasons = found._embedded.guests.map((guest: { lastname: string; reason: string }) => [
    guest.lastname,
    guest.reason,
  ]);
  expect(reasons).toEqual([
    ['Andersname', 'phone'],
    ['Postfach', 'email'],
    ['Kaestner', 'name'],
  ]);
});

test('a guest’s history counts visits, no-shows and late cancellations, and names the next', async () => {
  const { guest } = await book(house, { guest: { lastname: 'Stammgast' }, time: '18:00' });
  const again = { guest: { id: guest.id } };
  const tomorrow = await book(house, { ...again, time: '21:00' });
  await follow(house, tomorrow, 'status', { payload: { status: 'CANCELLED_BY_GUEST' } });
  await house.database.transaction(house.restaurant.id, (tx) =>
    tx.run(command`
      insert into reservation (restaurant_id, guest_id, status, source, persons_from, persons_to,
                               service_day, starts_at, ends_at)
      select ${house.restaurant.id}, ${guest.id}, status, 'STAFF', 2, 2, current_date - ago,
             now() - ago * interval '1 day', now() - ago * interval '1 day' + interval '2 hours'
        from (values ('CLOSED', 10), ('CLOSED', 20), ('NO_SHOW', 30)) as past (status, ago)`),
  );
  const late = await book(house, { ...again, date: house.wireDay, time: '23:00' });
  await follow(house, late, 'status', { payload: { status: 'CANCELLED_BY_GUEST' } });
  await house.database.transaction(house.restaurant.id, (tx) =>
    tx.run(command`
      update reservation set starts_at = now() + interval '3 hours',
                             ends_at = now() + interval '5 hours'
       where id = ${late.id}`),
  );
  const history = await get(`${hrefOf(guest)}/history`);
  expect(history).toMatchObject({ total: 6, visits: 2, noShows: 1, lateCancellations: 1 });
  expect(history.nextReservation).toMatchObject({ time: '18:00', date: house.wireDay });
  expect(history.lastVisit).toMatch(/^\d\d\.\d\d\.\d{4}$/);
  const statuses = history._embedded.reservations.map((each: { status: string }) => each.status);
  expect(statuses.slice(-3)).toEqual(['CLOSED', 'CLOSED', 'NO_SHOW']);
});

test('a guest gets all that is stored about him in one file, and nothing of others', async () => {
  const { guest } = await book(house, { guest: { lastname: 'Auskunft' }, comment: 'am Fenster' });
  const data = await get(`${hrefOf(guest)}/data`);
  expect(data).toMatchObject({
    guest: { lastname: 'Auskunft' },
    reservations: [{ comment: 'am Fenster' }],
  });
  expect(JSON.stringify(data)).not.toContain('Stammgast');
});
