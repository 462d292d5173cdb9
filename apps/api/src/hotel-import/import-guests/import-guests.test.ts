import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { ask, linkOf } from '../../platform/testing/ask.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { hotelFile, saveConfig, upToReview, workOff } from '../testing/a-hotel.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
  await saveConfig(house);
});
afterAll(() => house.close());

test('an import that dies in the middle has written nothing, and ends when it is begun again', async () => {
  const [first, , last] = [30, 31, 32].map((past) => formatWireDate(addDays(house.day, past)));
  const rows = Array.from({ length: 600 }, (_, index) => `Gast ${index};x;${first};${last};HP;2`);
  const seen = await upToReview(house, hotelFile(...rows));
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
  await expect(workOff(house, dying)).rejects.toThrow('killed');
  const count = async () =>
    (await ask(house, 'GET', `/api/1/reservations?from=${first}&to=${last}`)).json().total;
  expect(await count()).toBe(0);
  await workOff(house);
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
  await workOff(house, watched);
  expect(progress).toEqual([1_000, 2_000]);
  expect(await count()).toBe(0);
  const names = await ask(house, 'GET', '/api/1/guests?q=Gast');
  expect(names.json().total).toBe(0);
});
