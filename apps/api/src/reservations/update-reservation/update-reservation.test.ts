import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterMaster } from '../../platform/testing/enter-master.ts';
import { book, follow } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const list = (query: Record<string, string>, headers = {}) =>
  house.app.inject({
    method: 'GET',
    url: '/api/1/reservations',
    query,
    headers: { ...house.restaurant.headers, ...headers },
  });

describe('editing a reservation', () => {
  test('a merge patch leaves alone what it does not name', async () => {
    const stored = await book(house, { comment: 'Fensterplatz', tags: ['Stammgast'] });
    const patched = await follow(house, stored, 'self', {
      method: 'PATCH',
      payload: { persons: { from: 3, to: 5 } },
    });
    expect(patched.json()).toMatchObject({
      persons: { from: 3, to: 5 },
      comment: 'Fensterplatz',
      tags: ['Stammgast'],
      time: '19:00',
      version: 2,
    });
  });

  test('a longer stay is refused when the next party already has the table', async () => {
    const tables = [house.tables['1']];
    const stored = await book(house, { time: '12:00', duration: 60, tables });
    await book(house, { time: '13:00', tables });
    const refused = await follow(house, stored, 'self', {
      method: 'PATCH',
      payload: { duration: 90 },
    });
    expect(refused.json()).toMatchObject({ type: '/problems/table-taken' });
  });

  test('locking needs the master password, and so does what is locked', async () => {
    const stored = await book(house, { time: '05:00' });
    const refused = await follow(house, stored, 'self', {
      method: 'PATCH',
      payload: { locked: true },
    });
    expect(refused.json()).toMatchObject({ key: 'MASTER_PASSWORD_REQUIRED' });
    await enterMaster(house.app, house.restaurant);
    const locked = await follow(house, stored, 'self', {
      method: 'PATCH',
      payload: { locked: true },
    });
    expect(locked.json()).toMatchObject({ locked: true });
  });

  test('the second of two editors gets the current one to choose from', async () => {
    const stored = await book(house, { time: '22:00' });
    await follow(house, stored, 'self', { method: 'PATCH', payload: { comment: 'Mia war hier' } });
    const second = await follow(house, stored, 'self', {
      method: 'PATCH',
      payload: { comment: 'Tom auch' },
    });
    expect(second.statusCode).toBe(412);
    expect(second.json().current).toMatchObject({ comment: 'Mia war hier', version: 2 });
  });
});

describe('reading the book', () => {
  test('a day is read again only after somebody wrote in it', async () => {
    const first = await list({ date: house.wireDay });
    const etag = String(first.headers['etag']);
    expect((await list({ date: house.wireDay }, { 'if-none-match': etag })).statusCode).toBe(304);
    await book(house, { time: '01:00' });
    const changed = await list({ date: house.wireDay }, { 'if-none-match': etag });
    expect(changed.statusCode).toBe(200);
  });

  test('finds a guest by a part of the name, without accents', async () => {
    await book(house, { time: '02:00', guest: { forename: 'Zoë', lastname: 'Brûlé' } });
    const found = (await list({ date: house.wireDay, q: 'zoe brule' })).json();
    expect(found._embedded.reservations).toMatchObject([{ guest: { lastname: 'Brûlé' } }]);
    expect((await list({ date: house.wireDay, q: '%' })).json().total).toBe(0);
  });

  test('another house sees nothing of it', async () => {
    const answer = await list({ date: house.wireDay }, house.foreign.headers);
    expect(answer.json().total).toBe(0);
  });

  test('a range that ends before it begins is refused', async () => {
    const answer = await list({ from: '02.01.2027', to: '01.01.2027' });
    expect(answer.statusCode).toBe(400);
  });
});
