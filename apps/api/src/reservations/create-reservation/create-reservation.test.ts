import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { command } from '../../platform/database/sql.ts';
import { epochMinuteOf, toMinute } from '../../platform/time-zone/time-zone.ts';
import { anOrder, book, follow, post } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({
    settings: { reservationSettings: { masterPasswordThreshold: 12 } },
  });
});
afterAll(() => house.close());

const rightNow = () => {
  const minute = toMinute(epochMinuteOf(new Date()), 'Europe/Berlin');
  return { date: formatWireDate(dayOf(minute)), time: formatWireTime(minute) };
};

describe('writing a reservation', () => {
  test('a new manual reservation is confirmed and stays as long as the house plans', async () => {
    const stored = await book(house, { time: '18:00' });
    expect(stored).toMatchObject({
      status: 'CONFIRMED',
      source: 'STAFF',
      date: house.wireDay,
      time: '18:00',
      endTime: '20:00',
      duration: 120,
      guest: { lastname: 'Krüger' },
    });
    expect(stored._links).toHaveProperty('move');
  });

  test('two parties never share a table, and staff hear who sits there', async () => {
    await book(house, { time: '12:00', tables: [house.tables['1']] });
    const second = await post(
      house,
      anOrder(house, { time: '13:45', tables: [house.tables['1']] }),
    );
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      type: '/problems/table-taken',
      party: { guestName: 'Lina Krüger', persons: 2, from: '12:00', to: '14:00' },
    });
    const afterwards = await book(house, { time: '14:00', tables: [house.tables['1']] });
    expect(afterwards.tables.map((table) => table.name)).toEqual(['1']);
  });

  test('of twenty that write for the same table at once one gets it', async () => {
    const orders = Array.from({ length: 20 }, () =>
      post(house, anOrder(house, { time: '06:00', tables: [house.tables['2']] })),
    );
    const statuses = (await Promise.all(orders)).map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
  });

  test('a seated party that stays longer keeps its table', async () => {
    const tables = [house.tables['2']];
    const early = await book(house, { ...rightNow(), duration: 15, tables, status: 'SEATED' });
    await house.database.systemTransaction((tx) =>
      tx.run(command`
        update reservation set starts_at = starts_at - interval '2 hours',
          ends_at = ends_at - interval '2 hours' where id = ${early.id}`),
    );
    const walkIn = await post(house, anOrder(house, { ...rightNow(), tables, status: 'SEATED' }));
    expect(walkIn.statusCode).toBe(409);
    const left = await follow(house, early, 'status', { payload: { status: 'CLOSED' } });
    expect(left.statusCode).toBe(200);
    const afterwards = await post(
      house,
      anOrder(house, { ...rightNow(), tables, status: 'SEATED' }),
    );
    expect(afterwards.statusCode).toBe(201);
  });

  test('the best free table is the one that wastes the fewest seats', async () => {
    const stored = await book(house, { time: '09:00', tables: 'auto' });
    expect(stored.tables.map((table) => table.name)).toEqual(['3']);
  });

  test('the same Idempotency-Key writes one reservation', async () => {
    const key = { 'idempotency-key': 'a-key-of-this-test' };
    const order = anOrder(house, { time: '21:30' });
    const first = await post(house, order, key);
    const again = await post(house, order, key);
    expect(again.statusCode).toBe(201);
    expect(again.json()).toMatchObject({ id: first.json().id });
    const other = await post(house, { ...order, time: '21:45' }, key);
    expect(other.statusCode).toBe(422);
  });

  test('more persons than the threshold need the master password', async () => {
    const large = await post(house, anOrder(house, { persons: { from: 13, to: 13 } }));
    expect(large.statusCode).toBe(403);
    expect(large.json()).toMatchObject({ key: 'MASTER_PASSWORD_REQUIRED' });
    const atThreshold = await post(house, anOrder(house, { persons: { from: 12, to: 12 } }));
    expect(atThreshold.statusCode).toBe(201);
  });

  test('names keep their emoji and their direction', async () => {
    for (const lastname of ['Ömer 🎂', 'مطعم', 'e\u0301tienne']) {
      const stored = await book(house, { time: '07:00', guest: { lastname } });
      expect(stored.guest.lastname).toBe(lastname.normalize('NFC'));
    }
  });

  test.each([
    ['a party of nobody', { persons: { from: 0, to: 0 } }, '/persons/from'],
    ['a party of 1,000', { persons: { from: 1_000, to: 1_000 } }, '/persons/from'],
    ['a range that ends before it begins', { persons: { from: 5, to: 3 } }, '/persons/to'],
    ['a day that does not exist', { date: '31.02.2027' }, '/date'],
    ['an hour that does not exist', { time: '25:00' }, '/time'],
    ['an hour that the clocks skip', { date: '28.03.2027', time: '02:30' }, '/time'],
    ['a name of 10,000 characters', { guest: { lastname: 'a'.repeat(10_000) } }, '/guest/lastname'],
    ['no name', { guest: { lastname: ' ' } }, '/guest/lastname'],
    [
      'a phone number that nobody can dial',
      { guest: { lastname: 'A', phone: '123' } },
      '/guest/phone',
    ],
    ['a guest of another house', { guest: { id: crypto.randomUUID() } }, '/guest/id'],
    ['a field that nobody knows', { vip: true }, '/vip'],
  ])('refuses %s and names the field', async (_, order, pointer) => {
    const answer = await post(house, anOrder(house, order));
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const pointers = answer.json().errors.map((error: { pointer: string }) => error.pointer);
    expect(pointers).toContain(pointer);
  });

  test('refuses a table of another house', async () => {
    const answer = await post(house, anOrder(house, { tables: [crypto.randomUUID()] }));
    expect(answer.json()).toMatchObject({ type: '/problems/table-unknown' });
  });
});
