import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { command } from '../../platform/database/sql.ts';
import { ask, linkOf } from '../../platform/testing/ask.ts';
import { book } from '../../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { hotelFile, saveConfig, upToReview, workOff } from '../testing/a-hotel.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
  await saveConfig(house);
});
afterAll(() => house.close());

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
  const seen = await upToReview(house, hotelFile(...stays));
  await ask(house, 'POST', linkOf(seen, 'import'), { payload: { importId: seen.id } });
  await workOff(house);
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
  await workOff(house);
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
  await workOff(house);
  expect(await placesOf()).toEqual(expect.arrayContaining(['Paar 3', 'Vier ', 'Noch 2']));
});
