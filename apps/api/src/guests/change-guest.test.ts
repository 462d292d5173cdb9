import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from '../platform/database/sql.ts';
import { book, follow } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { eraseGuests } from './erase-guests/erase-guests.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const ask = (method: Method, url: string, version?: number, payload?: object) =>
  house.app.inject({
    method,
    url,
    headers: {
      ...house.restaurant.headers,
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(payload && { payload }),
  });

async function write(guest: object) {
  const reply = await ask('POST', '/api/1/guests', undefined, guest);
  expect(reply.statusCode).toBe(201);
  const { id, version } = reply.json();
  return { id, version, href: `/api/1/guests/${id}` };
}

test('every field of a guest can be written and is read back', async () => {
  const { href, version } = await write({ lastname: 'Vorher' });
  const fields = {
    anrede: 'Frau',
    forename: 'Ida',
    lastname: 'Nachher',
    company: 'Nachher GmbH',
    street: 'Gasse 1',
    plz: '10115',
    city: 'Berlin',
    country: 'DE',
    phone: '030 555 12 12',
    email: 'ida@nachher.example',
    roomno: '12',
    comment: 'Allergie: Nüsse',
    allowsNewsletter: true,
    allowsDataStorage: true,
    tags: ['Stammgast'],
    language: 'fr',
    temporary: true,
    persist: true,
  };
  const stored = await ask('PUT', href, version, fields);
  expect(stored.statusCode).toBe(200);
  expect(stored.headers['etag']).toBe(`"${version + 1}"`);
  expect((await ask('GET', href)).json()).toMatchObject({ ...fields, phone: '+49305551212' });
});

test('of two who edit one guest the second is shown what the first has stored', async () => {
  const { href, version } = await write({ lastname: 'Doppelt' });
  await ask('PUT', href, version, { lastname: 'Doppelt', comment: 'von Mia' });
  const late = await ask('PUT', href, version, { lastname: 'Doppelt', comment: 'von Tom' });
  expect(late.statusCode).toBe(412);
  expect(late.json().current).toMatchObject({ comment: 'von Mia', version: version + 1 });
  expect((await ask('PUT', href, undefined, { lastname: 'Doppelt' })).statusCode).toBe(428);
});

test('a number that no network dials is refused, and nothing is stored', async () => {
  const { href, version } = await write({ lastname: 'Falsch' });
  const reply = await ask('PUT', href, version, { lastname: 'Falsch', phone: '12' });
  expect(reply.json().errors).toMatchObject([{ pointer: '/phone', code: 'PHONE_INVALID' }]);
  expect((await ask('GET', href)).json()).toMatchObject({ version, phone: '' });
});

test('the book of the day shows a new name at once, also to who has it cached', async () => {
  const reservation = await book(house, { guest: { lastname: 'Altname' } });
  const url = `/api/1/reservations?date=${house.wireDay}`;
  const before = await ask('GET', url);
  await ask('PUT', `/api/1/guests/${reservation.guest.id}`, 1, { lastname: 'Neuname' });
  const { headers } = house.restaurant;
  const after = await house.app.inject({
    url,
    headers: { ...headers, 'if-none-match': String(before.headers['etag']) },
  });
  expect(after.statusCode).toBe(200);
  expect(after.body).toContain('Neuname');
  expect(after.body).not.toContain('Altname');
});

test('a deleted guest is gone everywhere, and comes back from the toast', async () => {
  const { href, version } = await write({ lastname: 'Versehen', email: 'v@versehen.example' });
  const gone = await ask('DELETE', href, version);
  expect(gone.statusCode).toBe(200);
  expect((await ask('GET', href)).statusCode).toBe(404);
  expect((await ask('GET', '/api/1/guests?q=versehen')).json().total).toBe(0);
  expect((await ask('PUT', href, version + 1, { lastname: 'X' })).statusCode).toBe(404);

  const back = await ask('POST', gone.json()._links.restore.href);
  expect(back.json()).toMatchObject({ lastname: 'Versehen', email: 'v@versehen.example' });
  expect((await ask('POST', gone.json()._links.restore.href)).statusCode).toBe(200);
  expect((await ask('GET', '/api/1/guests?q=versehen')).json().total).toBe(1);
});

test('a stale deletion is refused', async () => {
  const { href, version } = await write({ lastname: 'Bleibt' });
  await ask('PUT', href, version, { lastname: 'Bleibt', comment: 'doch noch da' });
  expect((await ask('DELETE', href, version)).statusCode).toBe(412);
});

test('who is expected cannot be deleted', async () => {
  const reservation = await book(house, { guest: { lastname: 'Erwartet' } });
  const href = `/api/1/guests/${reservation.guest.id}`;
  const refused = await ask('DELETE', href, 1);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ key: 'GUEST_EXPECTED' });
  await follow(house, reservation, 'status', { payload: { status: 'CANCELLED' } });
  expect((await ask('DELETE', href, 1)).statusCode).toBe(200);
});

test('a while later nothing tells who it was, and the reservations still count', async () => {
  const reservation = await book(house, {
    guest: { lastname: 'Vergessen', phone: '030 777 1234' },
    comment: 'Geburtstag von Frau Vergessen',
  });
  const past = await follow(house, reservation, 'status', { payload: { status: 'CANCELLED' } });
  expect(past.statusCode).toBe(200);
  const { href, version } = await write({ lastname: 'Ohnebuchung' });
  await ask('DELETE', `/api/1/guests/${reservation.guest.id}`, 1);
  await ask('DELETE', href, version);
  await eraseGuests(house.database, house.ledger);
  expect((await ask('POST', `${href}/restore`)).statusCode).toBe(200);
  await ask('DELETE', href, version + 2);

  await house.database.transaction(house.restaurant.id, (tx) =>
    tx.run(command`update guest set deleted_at = now() - interval '16 minutes'
                    where deleted_at is not null`),
  );
  await eraseGuests(house.database, house.ledger);
  expect((await ask('POST', `${href}/restore`)).statusCode).toBe(404);
  const restored = await ask('POST', `/api/1/guests/${reservation.guest.id}/restore`);
  expect(restored.statusCode).toBe(404);
  const kept = await ask('GET', `/api/1/reservations/${reservation.id}`);
  expect(kept.json()).toMatchObject({ status: 'CANCELLED', comment: '', guest: { phone: '' } });
  expect(kept.body).not.toContain('Vergessen');
});
