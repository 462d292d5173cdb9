import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { command } from '../platform/database/sql.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
  const guests = [
    { forename: 'Änne', lastname: 'Müller', phone: '0151 23456789', email: 'aenne@post.example' },
    { forename: 'Uwe', lastname: 'Mueller' },
    { forename: 'Jean-François', lastname: 'Lefèvre', company: 'Brasserie Étoile' },
    { forename: 'Ida', lastname: 'Groß', phone: '030 / 987 65-43' },
    { forename: 'Nora', lastname: 'Schneider', email: 'nora.s@werkstatt.example' },
    { forename: 'Karl', lastname: 'Meyer' },
    { forename: 'Hundert', lastname: '100% Genuss' },
    { lastname: 'Laufkundschaft Mühle', temporary: true },
  ];
  for (const payload of guests) {
    const { headers } = house.restaurant;
    const reply = await house.app.inject({
      method: 'POST',
      url: '/api/1/guests',
      headers,
      payload,
    });
    if (reply.statusCode !== 201) throw new Error(`not written: ${reply.body}`);
  }
});
afterAll(() => house.close());

const ask = async (query: Record<string, string>, url = '/api/1/guests') => {
  const { headers } = house.restaurant;
  return (await house.app.inject({ url, query, headers })).json();
};
interface Page {
  total: number;
  _links: { next?: { href: string } };
  _embedded: { guests: { id: string }[] };
}

const namesOf = (list: { _embedded: { guests: { lastname: string }[] } }) =>
  list._embedded.guests.map((guest) => guest.lastname);

test.each([
  ['müller', ['Mueller', 'Müller']],
  ['Mueller', ['Mueller', 'Müller']],
  ['muler', ['Mueller', 'Müller']],
  ['MULLER änn', ['Müller']],
  ['mül', ['Mueller', 'Müller']],
  ['gross', ['Groß']],
  ['lefevre', ['Lefèvre']],
  ['etoile', ['Lefèvre']],
  ['franc lef', ['Lefèvre']],
  ['maier', ['Meyer']],
  ['0151 234', ['Müller']],
  ['+49 151 23456789', ['Müller']],
  ['030 98765', ['Groß']],
  ['post.exam', ['Müller']],
  ['NORA.S@', ['Schneider']],
  ['100%', ['100% Genuss']],
  ['%%%', []],
  ['___', []],
])('who types %j finds %j', async (q, names) => {
  const list = await ask({ q });
  expect(namesOf(list)).toEqual(names);
  expect(list).toMatchObject({ total: names.length, isNear: false });
});

test.each([
  ['Schnider', 'Schneider'],
  ['Schneidr', 'Schneider'],
  ['lefevvrre', 'Lefèvre'],
])('%j is taken for a slip of the pen', async (q, name) => {
  const list = await ask({ q });
  expect(namesOf(list)[0]).toBe(name);
  expect(list.isNear).toBe(q !== 'lefevvrre');
});

test('walk-ins without a name are neither listed nor suggested, only shown when asked for', async () => {
  expect(namesOf(await ask({}))).not.toContain('Laufkundschaft Mühle');
  expect(namesOf(await ask({ q: 'mühle' }))).not.toContain('Laufkundschaft Mühle');
  expect(namesOf(await ask({ temporary: 'true' }))).toEqual(['Laufkundschaft Mühle']);
});

test('who comes in without a name is seated, and does not fill the guest book', async () => {
  const guest = { lastname: 'Spaziergänger', temporary: true };
  const seated = await book(house, {
    guest,
    date: formatWireDate(house.today),
    time: '12:00',
    status: 'SEATED',
  });
  expect(seated.guest.lastname).toBe('Spaziergänger');
  expect(namesOf(await ask({ q: 'spazier' }))).toEqual([]);
});

test('guests without consent are a list of their own, and can be searched', async () => {
  const { headers } = house.restaurant;
  const payload = { lastname: 'Einverstanden', allowsDataStorage: true };
  await house.app.inject({ method: 'POST', url: '/api/1/guests', headers, payload });
  const url = '/api/1/guests/storage-not-allowed';
  const all = await ask({}, url);
  expect(namesOf(all)).toContain('Meyer');
  expect(namesOf(all)).not.toContain('Einverstanden');
  expect(namesOf(await ask({ q: 'schneider' }, url))).toEqual(['Schneider']);
});

test('ten thousand guests of one name come page by page, each once, while others are written', async () => {
  const { id, headers } = house.foreign;
  await house.database.transaction(id, (tx) =>
    tx.run(command`
      insert into guest (restaurant_id, forename, lastname)
      select ${id}, 'Anna', 'Schmidt' from generate_series(1, 10000)`),
  );
  const seen = new Set<string>();
  let href: string | undefined = '/api/1/guests?q=schmidt';
  let pages = 0;
  while (href !== undefined) {
    const reply: { json(): Page } = await house.app.inject({ url: href, headers });
    const list = reply.json();
    for (const guest of list._embedded.guests) seen.add(guest.id);
    expect(list.total).toBe(1_000);
    href = list._links.next?.href;
    pages += 1;
    if (pages === 3) {
      const payload = { forename: 'Aaron', lastname: 'Schmidt' };
      await house.app.inject({ method: 'POST', url: '/api/1/guests', headers, payload });
    }
  }
  expect(pages).toBe(200);
  expect(seen.size).toBe(10_000);
}, 60_000);

test('the search of one house never finds guests of another', async () => {
  expect(namesOf(await ask({ q: 'schmidt' }))).toEqual([]);
});
