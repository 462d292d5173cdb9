import { afterAll, beforeAll, expect, test } from 'vitest';
import { command } from '../platform/database/sql.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const write = (guest: object) =>
  house.app.inject({
    method: 'POST',
    url: '/api/1/guests',
    headers: house.restaurant.headers,
    payload: guest,
  });

const read = (url: string, headers: Record<string, string> = house.restaurant.headers) =>
  house.app.inject({ url, headers });

test('the file has the columns that were asked for, in their order, as a spreadsheet reads them', async () => {
  await write({
    forename: 'Änne',
    lastname: 'Müller; Koch',
    phone: '030 1234567',
    comment: '=HYPERLINK("http://evil.example")',
    tags: ['VIP', 'Stammgast'],
    allowsDataStorage: true,
  });
  await write({ lastname: 'Laufkundschaft', temporary: true });
  const file = await read(
    '/api/1/guests/export/csv?columns=lastname,forename,phone,comment,tags,allowsDataStorage',
  );
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="guests.csv"',
    'cache-control': 'private, no-store',
  });
  expect(file.body).toBe(
    '\uFEFFNachname;Vorname;Telefon;Notiz;Tags;Datenspeicherung erlaubt\r\n' +
      '"Müller; Koch";Änne;\'+49301234567;"\'=HYPERLINK(""http://evil.example"")";VIP, Stammgast;ja\r\n',
  );
});

test('headings come in the language that is asked for, and an unknown column is refused', async () => {
  const english = await read('/api/1/guests/export/csv?columns=lastname&language=en');
  expect(english.body).toContain('Last name\r\n');
  const refused = await read('/api/1/guests/export/csv?columns=lastname,password_hash');
  expect(refused.statusCode).toBe(400);
  expect((await read('/api/1/guests/export/csv?columns=')).statusCode).toBe(400);
});

test('the newsletter goes to who wants it, once to each address, and to nobody who said no', async () => {
  await write({ lastname: 'Ja', email: 'ja@post.example', allowsNewsletter: true });
  await write({ lastname: 'Nochmal', email: 'JA@post.example', allowsNewsletter: true });
  await write({ lastname: 'Nein', email: 'nein@post.example' });
  await write({ lastname: 'Geteilt', email: 'paar@post.example', allowsNewsletter: true });
  await write({ lastname: 'Geteilt', email: 'paar@post.example', allowsNewsletter: false });
  const file = await read('/api/1/guests/export/newsletter');
  expect(file.body.split('\r\n').slice(1, -1)).toEqual(['ja@post.example;;;Ja']);
});

test('a book of thousands comes whole, and nothing of another house is in it', async () => {
  const { id, headers } = house.foreign;
  await house.database.transaction(id, (tx) =>
    tx.run(command`
      insert into guest (restaurant_id, lastname, email, allows_newsletter)
      select ${id}, 'Nr ' || n, 'nr' || n || '@post.example', true from generate_series(1, 3500) n`),
  );
  const file = await read('/api/1/guests/export/csv?columns=lastname', headers);
  const lines = file.body.split('\r\n').slice(1, -1);
  expect(new Set(lines).size).toBe(3_500);
  expect(file.body).not.toContain('Müller');
  const newsletter = await read('/api/1/guests/export/newsletter', headers);
  expect(newsletter.body.split('\r\n').slice(1, -1)).toHaveLength(3_500);
});

test('without a login there is no file', async () => {
  const stranger = { 'x-requested-with': 'XMLHttpRequest' };
  expect((await read('/api/1/guests/export/newsletter', stranger)).statusCode).toBe(401);
});
