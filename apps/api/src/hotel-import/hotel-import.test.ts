import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { command } from '../platform/database/sql.ts';
import { ask, linkOf } from '../platform/testing/ask.ts';
import { createBookingLinks } from '../reservations/booking-link.ts';
import { book } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { workOffHotelImports } from './work-off.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const config = {
  eatingTimes: [
    {
      id: 'b',
      name: 'Frühstück',
      start: '07:00',
      end: '10:00',
      onArrival: false,
      onDeparture: true,
    },
    {
      id: 'd',
      name: 'Abendessen',
      start: '18:30',
      end: '20:30',
      onArrival: true,
      onDeparture: false,
    },
  ],
  arrangements: [
    {
      name: 'Halbpension',
      abbreviation: 'HP',
      reservations: [
        { eatingTime: 'b', repetitionType: 'EVERY_DAY', repetitionNumber: 1 },
        { eatingTime: 'd', repetitionType: 'EVERY_DAY', repetitionNumber: 1 },
      ],
    },
  ],
};
const columns = { lastname: 0, forename: 1, arrival: 2, departure: 3, arrangement: 4, persons: 5 };

const boundary = 'grenze';

function upload(content: Buffer, fields: Record<string, string> = {}, headers = {}) {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="gäste.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(parts.join('') + file),
    content,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return house.app.inject({
    method: 'POST',
    url: '/api/1/hotel-csv-import/upload',
    headers: {
      ...house.restaurant.headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...headers,
    },
    payload,
  });
}

const work = (database = house.database) => {
  const links = createBookingLinks(house.config.TOKEN_SECRET);
  const { signal } = new AbortController();
  return workOffHotelImports({ database, ledger: house.ledger, links }, signal);
};

async function setHours(openingHours: unknown[], more: object = {}) {
  const sections = JSON.stringify({ reservationSettings: { openingHours, ...more } });
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      update settings set sections = sections || ${sections}::jsonb, version = version + 1
       where restaurant_id = ${house.restaurant.id}`),
  );
}

const usualHours = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
  type: 'timespan',
  dayOfWeek,
  start: '00:00',
  end: '24:00',
  onlineGuestLimit: -1,
}));

const heading = 'Nachname;Vorname;Anreise;Abreise;Verpflegung;Personen';
const days = () => [0, 1, 2].map((past) => formatWireDate(addDays(house.day, past)));
const file = (...rows: string[]) => Buffer.from([heading, ...rows].join('\r\n'));

async function upToReview(content: Buffer) {
  const uploaded = await upload(content);
  expect(uploaded.statusCode).toBe(201);
  const { columns: found, notation } = uploaded.json();
  const read = await ask(house, 'POST', linkOf(uploaded.json(), 'columns'), {
    payload: { columns: found, notation },
  });
  expect(read.json().state).toBe('READING');
  await work();
  return (await ask(house, 'GET', linkOf(uploaded.json(), 'self'))).json();
}

const suggestionsOf = async (seen: { _links: Record<string, { href: string }> }, kind = 'all') => {
  const href = linkOf(seen, 'suggestions').replace('{?kind,page}', `?kind=${kind}`);
  return (await ask(house, 'GET', href)).json();
};

test('eating times and arrangements come first, and are saved as they were left', async () => {
  const refused = await upload(file('Müller;Hans;01.05.2027;03.05.2027;HP;2'));
  expect([refused.statusCode, refused.json().key]).toEqual([409, 'HOTEL_IMPORT_NOT_SET_UP']);
  const empty = await ask(house, 'GET', '/api/1/hotel-csv-import/config');
  expect(empty.json()).toMatchObject({ eatingTimes: [], arrangements: [] });
  const save = (payload: object) =>
    house.app.inject({
      method: 'PUT',
      url: '/api/1/hotel-csv-import/config',
      headers: { ...house.restaurant.headers, 'if-match': '"0"' },
      payload,
    });
  const [first] = config.eatingTimes;
  const backwards = await save({ eatingTimes: [{ ...first, end: '06:00' }] });
  expect(backwards.json().errors).toMatchObject([{ pointer: '/eatingTimes/0/end' }]);
  expect((await save(config)).json()).toMatchObject(config);
  expect((await save(config)).statusCode).toBe(412);
});

test('a file becomes reservations without mails, all in one step, and one step takes them back', async () => {
  const [first, , last] = days();
  const seen = await upToReview(
    file(
      `Müller;Hans;${first};${last};HP;2`,
      `Ohne;Plan;${first};${last};VP;1`,
      `;;${first};x;HP;1`,
    ),
  );
  expect(seen).toMatchObject({
    state: 'REVIEW',
    rows: 3,
    bad: 1,
    known: 0,
    without: 1,
    accepted: 1,
    reservations: 4,
  });
  const { suggestions } = (await suggestionsOf(seen))._embedded;
  expect(suggestions[0]).toMatchObject({ name: 'Ohne, Plan', accepted: false });
  expect(suggestions[1]).toMatchObject({
    name: 'Müller, Hans',
    visitDates: days(),
    reservationSuggestions: {
      reservations: [
        { date: first, start: '18:30', end: '20:30' },
        { date: days()[1], start: '07:00', end: '10:00' },
        { date: days()[1], start: '18:30', end: '20:30' },
        { date: last, start: '07:00', end: '10:00' },
      ],
    },
  });
  const bad = linkOf(seen, 'bad-rows').replace('{&language}', '&language=de');
  expect((await ask(house, 'GET', bad)).body).toContain(
    '3;Nachname fehlt, Abreise ist kein Datum;;;',
  );

  await ask(house, 'POST', linkOf(seen, 'import'), { payload: { importId: seen.id } });
  await work();
  const done = (await ask(house, 'GET', linkOf(seen, 'self'))).json();
  expect(done).toMatchObject({ state: 'DONE', reservations: 4 });
  const listed = await ask(house, 'GET', `/api/1/reservations?from=${first}&to=${last}`);
  expect(listed.json().total).toBe(4);
  expect(listed.json()._embedded.reservations[0]).toMatchObject({
    status: 'CONFIRMED',
    guest: { lastname: 'Müller', forename: 'Hans' },
    persons: { from: 2, to: 2 },
  });
  const [one] = listed.json()._embedded.reservations;
  const mails = await ask(house, 'GET', `${linkOf(one, 'self')}/outbox`);
  expect(mails.json().total).toBe(0);

  const again = await upToReview(file(`MÜLLER;Hans ;${first};${last};hp;2`));
  expect(again).toMatchObject({ known: 1, accepted: 0 });
  const [known] = (await suggestionsOf(again, 'known'))._embedded.suggestions;
  expect(known.previousImportDescription).toBe(formatWireDate(house.today));
  expect((await ask(house, 'DELETE', linkOf(again, 'discard'))).statusCode).toBe(204);

  await house.app.inject({
    method: 'PATCH',
    url: linkOf(one, 'self'),
    headers: { ...house.restaurant.headers, 'if-match': '*' },
    payload: { comment: 'Fensterplatz' },
  });
  const undone = await ask(house, 'POST', linkOf(done, 'undo'));
  expect(undone.json()).toMatchObject({ state: 'UNDOING', reservations: 4, done: 0 });
  expect((await ask(house, 'POST', linkOf(done, 'undo'))).statusCode).toBe(409);
  await work();
  const after = await ask(house, 'GET', linkOf(done, 'self'));
  expect(after.json()).toMatchObject({ state: 'UNDONE', kept: 1 });
  const left = await ask(house, 'GET', `/api/1/reservations?from=${first}&to=${last}`);
  expect(left.json().total).toBe(1);
});

test('which evenings would be fuller than their limit is said, and the staff decide', async () => {
  const limited = [1, 2, 3, 4, 5, 6, 7].flatMap((dayOfWeek) => [
    { type: 'timespan', dayOfWeek, start: '06:00', end: '11:00', onlineGuestLimit: -1 },
    { type: 'timespan', dayOfWeek, start: '17:00', end: '23:00', onlineGuestLimit: 10 },
  ]);
  await setHours(limited);
  const [first, last] = [10, 12].map((past) => formatWireDate(addDays(house.day, past)));
  await book(house, { date: first, time: '19:00', persons: { from: 4, to: 6 } });
  const seen = await upToReview(
    file(`Voll;A;${first};${last};HP;4`, `Voll;B;${first};${last};HP;2`),
  );
  const href = linkOf(seen, 'overfull').replace('{?page}', '');
  const overfull = async () => (await ask(house, 'GET', href)).json();
  expect(await overfull()).toMatchObject({
    total: 1,
    _embedded: {
      hours: [
        {
          date: first,
          start: '17:00',
          end: '23:00',
          limit: 10,
          booked: 6,
          added: 6,
          arrivals: [{ date: first, start: '18:30' }],
        },
      ],
    },
  });
  const decided = await ask(house, 'POST', linkOf(seen, 'decide'), {
    payload: { accepted: false, of: [2] },
  });
  expect(decided.json()).toMatchObject({ accepted: 1 });
  expect(await overfull()).toMatchObject({ total: 0 });
  await ask(house, 'DELETE', linkOf(seen, 'discard'));
  await setHours(usualHours);
});

test('events and the pace of the house have their limits, too', async () => {
  await setHours(usualHours, { pacing: { all: 5 } });
  const first = formatWireDate(addDays(house.day, 20));
  const last = formatWireDate(addDays(house.day, 21));
  const event = { title: 'Maifest', start: first, startTime: [18, 0], endTime: [22, 0] };
  const made = await ask(house, 'POST', '/api/1/events', { payload: { ...event, guestLimit: 4 } });
  expect(made.statusCode).toBe(201);
  await book(house, { date: first, time: '18:30', persons: { from: 1, to: 1 } });
  const seen = await upToReview(
    file(`Fest;A;${first};${last};HP;3`, `Fest;B;${first};${last};HP;2`),
  );
  const full = await ask(house, 'GET', linkOf(seen, 'overfull').replace('{?page}', ''));
  const arrivals = [{ date: first, start: '18:30' }];
  expect(full.json()._embedded.hours).toEqual(
    [
      { kind: 'event', title: 'Maifest', start: '18:00', end: '22:00', limit: 4 },
      { kind: 'pace', title: '', start: '18:30', end: '18:45', limit: 5 },
    ].map((each) => ({ ...each, date: first, booked: 1, added: 5, arrivals })),
  );
  await ask(house, 'DELETE', linkOf(seen, 'discard'));
  await setHours(usualHours);
});

async function setMode(mode: string) {
  const sections = JSON.stringify({ assignmentSettings: { mode } });
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      update settings set sections = sections || ${sections}::jsonb, version = version + 1
       where restaurant_id = ${house.restaurant.id}`),
  );
}

/** Two parties of four, and a couple, on a day of their own, on which the first table is taken. */
async function importThree(past: number) {
  const [first, last] = [past, past + 1].map((each) => formatWireDate(addDays(house.day, each)));
  const taken = { date: first, time: '19:00', persons: { from: 4, to: 4 } };
  await book(house, { ...taken, tables: [house.tables['1']] });
  const stays = ['Vier;A;4', 'Noch;B;4', 'Paar;C;2'].map((stay) => {
    const [lastname, forename, persons] = stay.split(';');
    return `${lastname}${past};${forename};${first};${last};HP;${persons}`;
  });
  const seen = await upToReview(file(...stays));
  await ask(house, 'POST', linkOf(seen, 'import'), { payload: { importId: seen.id } });
  await work();
  const placesOf = async () => {
    const listed = await ask(house, 'GET', `/api/1/reservations?from=${first}&to=${first}`);
    return listed
      .json()
      ._embedded.reservations.map(
        ({ guest, tables }: { guest: { lastname: string }; tables: { name: string }[] }) =>
          `${guest.lastname.replace(String(past), '')} ${tables.map(({ name }) => name).join()}`,
      );
  };
  return { done: (await ask(house, 'GET', linkOf(seen, 'self'))).json(), placesOf };
}

test('imported parties get the tables that are free, and nobody is moved for them', async () => {
  await setMode('ONLY_WITH_TABLE');
  const { done, placesOf } = await importThree(40);
  // Two at dinner; at breakfast nobody else is there.
  expect(done).toMatchObject({ state: 'DONE', reservations: 6, seating: false, seated: 5 });
  const places = await placesOf();
  expect(places).toHaveLength(4);
  expect(places).toEqual(expect.arrayContaining(['Paar 3', 'Vier 2', 'Noch ']));
  await ask(house, 'POST', linkOf(done, 'undo'));
  await work();
  const undone = await ask(house, 'GET', linkOf(done, 'self'));
  expect(undone.json()).toMatchObject({ state: 'UNDONE', kept: 0 });
});

test('where staff give the tables, imported parties wait for them', async () => {
  await setMode('SUGGEST');
  const { done, placesOf } = await importThree(50);
  expect(done).toMatchObject({ state: 'DONE', seating: false, seated: 0 });
  expect(await placesOf()).toEqual(expect.arrayContaining(['Paar ', 'Vier ', 'Noch ']));

  // Whoever stands where staff have locked them is left alone by the assignment, too.
  await setMode('ONLY_WITH_TABLE');
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`
      update reservation r set locked = true from guest g
       where g.id = r.guest_id and g.lastname = 'Vier50'`);
    await tx.run(command`update hotel_import set seating = true where id = ${done.id}`);
  });
  await work();
  expect(await placesOf()).toEqual(expect.arrayContaining(['Paar 3', 'Vier ', 'Noch 2']));
});

test('columns are said by hand where the file calls them otherwise', async () => {
  const [first, , last] = days();
  const uploaded = await upload(Buffer.from(`a,b,c,d,e,f\n"Huber, Eva",,${first},${last},HP,1`));
  expect(uploaded.json()).toMatchObject({ delimiter: ',', columns: {}, state: 'COLUMNS' });
  expect(uploaded.json().sample).toEqual([['Huber, Eva', '', first, last, 'HP', '1']]);
  const href = linkOf(uploaded.json(), 'columns');
  const half = await ask(house, 'POST', href, {
    payload: { columns: { lastname: 0 }, notation: 'dd.MM.yyyy' },
  });
  expect(half.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
    '/columns/arrival',
    '/columns/departure',
  ]);
  await ask(house, 'POST', href, { payload: { columns, notation: 'dd.MM.yyyy' } });
  await work();
  const seen = (await ask(house, 'GET', linkOf(uploaded.json(), 'self'))).json();
  expect(seen).toMatchObject({ state: 'REVIEW', accepted: 1 });
  const left = await ask(house, 'POST', linkOf(seen, 'decide'), {
    payload: { accepted: false, of: [1] },
  });
  expect(left.json()).toMatchObject({ accepted: 0, reservations: 0 });
  await ask(house, 'DELETE', linkOf(seen, 'discard'));
});

test.each([
  ['UTF-8', Buffer.from(`${heading}\nMüller;H;1.5.2027;3.5.2027;HP;2`), 'utf-8'],
  ['UTF-8 with BOM', Buffer.from(`\uFEFF${heading}\nMüller;H;1.5.2027;3.5.2027;HP;2`), 'utf-8'],
  [
    'Windows-1252',
    Buffer.from(`${heading}\nMüller;H;1.5.2027;3.5.2027;HP;2`, 'latin1'),
    'windows-1252',
  ],
])('%s is read with its umlauts', async (_name, content, encoding) => {
  const uploaded = await upload(content);
  expect(uploaded.json()).toMatchObject({ encoding, fileName: 'gäste.csv' });
  expect(uploaded.json().headings[0]).toBe('Nachname');
  expect(uploaded.json().sample[0][0]).toBe('Müller');
});

test('formulas, faulty dates and stays that end before they begin are said row by row', async () => {
  const seen = await upToReview(
    file(
      '=1+1;x;30.02.2027;03.05.2027;HP;1',
      'A;x;03.05.2027;01.05.2027;HP;1',
      `'=SUM(A1);x;01.05.2027;03.05.2027;HP;1`,
    ),
  );
  expect(seen).toMatchObject({ rows: 3, bad: 2, accepted: 1 });
  expect((await suggestionsOf(seen))._embedded.suggestions[0].name).toBe('=SUM(A1), x');
  const bad = linkOf(seen, 'bad-rows').replace('{&language}', '&language=en');
  const reply = await ask(house, 'GET', bad);
  expect(reply.body).toContain(`1;Arrival is no date;'=1+1;`);
  expect(reply.body).toContain('2;Departure is before the arrival;A;');
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'not-text'],
  ['one column', Buffer.from('Name\nMüller'), 'no-columns'],
  ['a heading alone', Buffer.from(`${heading}\r\n`), 'no-rows'],
  ['nothing', Buffer.alloc(0), 'no-columns'],
  ['quotes that never close', Buffer.from(`${heading}\n"Müller;x`), 'quotes'],
  [
    'a row of ten megabytes',
    Buffer.from(`${heading}\n${'x'.repeat(10_000_000)};1`),
    'row-too-long',
  ],
])('%s is no table of guests', async (_name, content, reason) => {
  const refused = await upload(content);
  expect([refused.statusCode, refused.json().reason]).toEqual([422, reason]);
  expect(refused.json().key).toBe('IMPORT_CSV_UPLOAD_FAILED');
});

test('more than ten megabytes, or no file at all, is refused', async () => {
  const large = await upload(Buffer.from(`${heading}\n${'a;b\n'.repeat(2_700_000)}`));
  expect(large.statusCode).toBe(413);
  const none = await house.app.inject({
    method: 'POST',
    url: '/api/1/hotel-csv-import/upload',
    headers: { ...house.restaurant.headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
  });
  expect(none.json().errors).toMatchObject([{ pointer: '/file' }]);
  const cut = await house.app.inject({
    method: 'POST',
    url: '/api/1/hotel-csv-import/upload',
    headers: { ...house.restaurant.headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disp',
  });
  expect(cut.statusCode).toBe(400);
});

test('a file of fifty megabytes is refused at ten, and never in memory as a whole', async () => {
  await house.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = house.app.server.address() as AddressInfo;
  const piece = Buffer.from('Müller;Hans;01.05.2027;03.05.2027;HP;2\r\n'.repeat(1_600));
  const whole = 50 * 1_048_576;
  let sent = 0;
  function* form() {
    yield Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="g.csv"\r\n\r\n${heading}\r\n`,
    );
    for (; sent < whole; sent += piece.length) yield piece;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  const before = process.memoryUsage().rss;
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    const sending = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/1/hotel-csv-import/upload',
      headers: {
        ...house.restaurant.headers,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
    // Answered, the rest of the file meets a closed door: that is no fault any more.
    sending.on('response', resolve);
    sending.on('error', reject);
    Readable.from(form()).pipe(sending);
  });
  expect(answered.statusCode).toBe(413);
  // What was on its way between the two already.
  expect(sent).toBeLessThan(20 * 1_048_576);
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1_048_576);
  answered.destroy();
});

test('an import that dies in the middle has written nothing, and ends when it is begun again', async () => {
  const [first, , last] = days().map((_, index) => formatWireDate(addDays(house.day, 30 + index)));
  const rows = Array.from({ length: 600 }, (_, index) => `Gast ${index};x;${first};${last};HP;2`);
  const seen = await upToReview(file(...rows));
  expect(seen).toMatchObject({ accepted: 600, reservations: 2_400 });
  await ask(house, 'POST', linkOf(seen, 'import'), { payload: { importId: seen.id } });
  const { database } = house;
  let told = 0;
  const dying = Object.create(database, {
    systemTransaction: { value: database.systemTransaction.bind(database) },
    transaction: {
      value: (...given: Parameters<typeof database.transaction>) => {
        told += 1;
        // The first one is the work itself, the next two tell how far it is.
        if (told === 3) throw new Error('killed');
        return database.transaction(...given);
      },
    },
  });
  await expect(work(dying)).rejects.toThrow('killed');
  const count = async () =>
    (await ask(house, 'GET', `/api/1/reservations?from=${first}&to=${last}`)).json().total;
  expect(await count()).toBe(0);
  await work();
  expect(await count()).toBe(2_400);

  const done = (await ask(house, 'GET', linkOf(seen, 'self'))).json();
  await ask(house, 'POST', linkOf(done, 'undo'));
  const progress: number[] = [];
  const watched = Object.create(database, {
    systemTransaction: { value: database.systemTransaction.bind(database) },
    transaction: {
      value: async (...given: Parameters<typeof database.transaction>) => {
        const answer = await database.transaction(...given);
        progress.push((await ask(house, 'GET', linkOf(seen, 'self'))).json().done);
        return answer;
      },
    },
  });
  await work(watched);
  expect(progress).toEqual([1_000, 2_000]);
  expect(await count()).toBe(0);
  const names = await ask(house, 'GET', '/api/1/guests?q=Gast');
  expect(names.json().total).toBe(0);
});
