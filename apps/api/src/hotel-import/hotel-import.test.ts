import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { ask, linkOf } from '../platform/testing/ask.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { config, hotelFile, upToReview, upload, workOff } from './testing/a-hotel.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const days = () => [0, 1, 2].map((past) => formatWireDate(addDays(house.day, past)));
const columns = { lastname: 0, forename: 1, arrival: 2, departure: 3, arrangement: 4, persons: 5 };

const suggestionsOf = async (seen: { _links: Record<string, { href: string }> }, kind = 'all') => {
  const href = linkOf(seen, 'suggestions').replace('{?kind,page}', `?kind=${kind}`);
  return (await ask(house, 'GET', href)).json();
};

test('eating times and arrangements come first, and are saved as they were left', async () => {
  const refused = await upload(house, hotelFile('Müller;Hans;01.05.2027;03.05.2027;HP;2'));
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
    house,
    hotelFile(
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
  await workOff(house);
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

  const again = await upToReview(house, hotelFile(`MÜLLER;Hans ;${first};${last};hp;2`));
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
  await workOff(house);
  const after = await ask(house, 'GET', linkOf(done, 'self'));
  expect(after.json()).toMatchObject({ state: 'UNDONE', kept: 1 });
  const left = await ask(house, 'GET', `/api/1/reservations?from=${first}&to=${last}`);
  expect(left.json().total).toBe(1);
});

test('columns are said by hand where the file calls them otherwise', async () => {
  const [first, , last] = days();
  const uploaded = await upload(
    house,
    Buffer.from(`a,b,c,d,e,f\n"Huber, Eva",,${first},${last},HP,1`),
  );
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
  await workOff(house);
  const seen = (await ask(house, 'GET', linkOf(uploaded.json(), 'self'))).json();
  expect(seen).toMatchObject({ state: 'REVIEW', accepted: 1 });
  const left = await ask(house, 'POST', linkOf(seen, 'decide'), {
    payload: { accepted: false, of: [1] },
  });
  expect(left.json()).toMatchObject({ accepted: 0, reservations: 0 });
  await ask(house, 'DELETE', linkOf(seen, 'discard'));
});

test('formulas, faulty dates and stays that end before they begin are said row by row', async () => {
  const seen = await upToReview(
    house,
    hotelFile(
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
