import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { addDays } from '@stammtisch/domain/time/minute';
import { command } from '../../platform/database/sql.ts';
import { book } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const fetchCsv = (query: string, headers: Record<string, string> = house.restaurant.headers) =>
  house.app.inject({ url: `/api/1/reservations/export/csv?${query}`, headers });

test('a day is a table with a heading, on the restaurant’s own clock', async () => {
  const guest = { forename: 'Zoë', lastname: '=HYPERLINK("x")', phone: '+49 30 123456' };
  await book(house, { guest, comment: 'Nüsse; wirklich', tables: [house.tables['1']] });
  const reply = await fetchCsv(`from=${house.wireDay}`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(reply.headers['content-disposition']).toContain('reservations.csv');
  expect(reply.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [heading, line, end] = reply.body.split('\r\n');
  expect(heading?.slice(1)).toMatch(/^Datum;Uhrzeit;Ende;/);
  expect(line).toContain(`${house.wireDay};19:00;21:00;2;2;Bestätigt;"'=HYPERLINK(""x"")";Zoë;`);
  expect(line).toContain(';Saal;1;;"Nüsse; wirklich";');
  expect(end).toBe('');
  expect(heading?.split(';')).toHaveLength(21);
});

test('the words are in the language that is asked for', async () => {
  expect((await fetchCsv('language=en')).body).toContain('Date;Time;End');
  expect((await fetchCsv('language=fr')).body).toContain('Date;Heure;Fin');
});

test('a long range comes completely and each reservation once', async () => {
  const { id } = house.restaurant;
  const day = addDays(house.day, 100);
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      with someone as (
        insert into guest (restaurant_id, lastname) values (${id}, 'Viele') returning id)
      insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
                               service_day, starts_at, ends_at, comment)
      select ${id}, 'QUEUED', 'STAFF', someone.id, 2, 2, ${day}::date + n / 400,
             ${day}::date + n / 400 + interval '18 hours', ${day}::date + n / 400 + interval '20 hours',
             'Nr ' || n
        from someone, generate_series(0, 1249) as n`),
  );
  const to = formatWireDate(addDays(day, 10));
  const reply = await fetchCsv(`from=${formatWireDate(day)}&to=${to}`);
  const numbers = [...reply.body.matchAll(/Nr (\d+)/g)].map((match) => match[1]);
  expect(numbers).toHaveLength(1_250);
  expect(new Set(numbers).size).toBe(1_250);
});

test('a range that ends before it begins, or is no range, is refused', async () => {
  expect((await fetchCsv('from=02.05.2027&to=01.05.2027')).statusCode).toBe(400);
  expect((await fetchCsv('from=01.05.2000&to=01.05.2027')).statusCode).toBe(400);
  expect((await fetchCsv('from=2027-05-01')).statusCode).toBe(400);
});

test('nobody gets another house’s table, and a stranger none', async () => {
  const other = await fetchCsv(`from=${house.wireDay}`, house.foreign.headers);
  expect(other.body).not.toContain('HYPERLINK');
  expect((await fetchCsv('', { 'x-requested-with': 'XMLHttpRequest' })).statusCode).toBe(401);
});
