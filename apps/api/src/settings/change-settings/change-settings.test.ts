import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enterMaster } from '../../platform/testing/enter-master.ts';
import { makeTestRestaurant } from '../../platform/testing/test-restaurant.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';

let house: OpenHouse;
let version: string;

beforeAll(async () => {
  house = await openHouse();
  await enterMaster(house.app, house.restaurant);
});
afterAll(() => house.close());
beforeEach(async () => {
  const now = await ask('GET');
  version = String(now.headers.etag);
});

function ask(method: 'GET' | 'PUT' | 'PATCH', payload?: object, ifMatch?: string) {
  return house.app.inject({
    method,
    url: '/api/1/settings',
    headers: { ...house.restaurant.headers, ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
    ...(payload && { payload }),
  });
}

const patch = (payload: object) => ask('PATCH', payload, version);

describe('a change of the configuration', () => {
  test('alters what it names, keeps everything else and says the new version', async () => {
    await patch({ reservationSettings: { guestVisitDuration: 90 } });
    version = String((await ask('GET')).headers.etag);
    const changed = await patch({ reservationSettings: { timeInterval: 30 } });
    expect(changed.statusCode).toBe(200);
    expect(changed.json().reservationSettings).toMatchObject({
      guestVisitDuration: 90,
      timeInterval: 30,
    });
    expect(changed.headers.etag).not.toBe(version);
    const read = await ask('GET');
    expect(read.json()).toEqual(changed.json());
    expect(read.headers.etag).toBe(changed.headers.etag);
  });

  test('brings a default back by null', async () => {
    await patch({ onlineReservationSettings: { maxPersons: 4 } });
    version = String((await ask('GET')).headers.etag);
    const changed = await patch({ onlineReservationSettings: { maxPersons: null } });
    expect(changed.json().onlineReservationSettings.maxPersons).toBe(10);
  });

  test('as a whole gives everything unnamed its default', async () => {
    const changed = await ask('PUT', { reservationSettings: { timeInterval: 60 } }, version);
    expect(changed.json().reservationSettings).toMatchObject({
      timeInterval: 60,
      openingHours: [],
      guestVisitDuration: 120,
    });
  });

  test.each([
    [{ reservationSettings: { timeInterval: 20 } }, '/reservationSettings/timeInterval'],
    [{ reservationSettings: { colour: 'red' } }, '/reservationSettings/colour'],
    [
      {
        reservationSettings: {
          openingHours: [{ type: 'seating', dayOfWeek: 1, time: '19:00', size: 4 }],
        },
      },
      '/reservationSettings/openingHours/0/size',
    ],
    [{ secrets: {} }, '/secrets'],
  ])('names the field that is wrong: %j', async (payload, pointer) => {
    const refused = await patch(payload);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ pointer }]);
    expect((await ask('GET')).headers.etag).toBe(version);
  });

  test('by the second of two people shows what the first one saved', async () => {
    await patch({ reservationSettings: { guestVisitDuration: 75 } });
    const second = await patch({ reservationSettings: { guestVisitDuration: 100 } });
    expect(second.statusCode).toBe(412);
    expect(second.json().current.reservationSettings.guestVisitDuration).toBe(75);
    expect((await ask('PATCH', { mail: {} })).statusCode).toBe(428);
  });

  test('at one moment by twenty people is made by one of them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        patch({ reservationSettings: { guestVisitDuration: 60 + index } }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
  });

  test('needs the master password', async () => {
    const { foreign } = house;
    const refused = await house.app.inject({
      method: 'PATCH',
      url: '/api/1/settings',
      headers: { ...foreign.headers, 'if-match': '*' },
      payload: { reservationSettings: { timeInterval: 30 } },
    });
    expect(refused.json()).toMatchObject({ key: 'MASTER_PASSWORD_REQUIRED' });
  });

  test('of a house that has none yet begins with its first version', async () => {
    const { foreign } = house;
    await enterMaster(house.app, foreign);
    const changed = await house.app.inject({
      method: 'PATCH',
      url: '/api/1/settings',
      headers: { ...foreign.headers, 'if-match': '"0"' },
      payload: { reservationSettings: { timeInterval: 30 } },
    });
    expect(changed.headers.etag).toBe('"1"');
  });

  test('is refused for a demo account', async () => {
    const demo = await makeTestRestaurant(house.database, house.config, {
      identifier: 'demo',
      isDemo: true,
    });
    await enterMaster(house.app, demo);
    const refused = await house.app.inject({
      method: 'PATCH',
      url: '/api/1/settings',
      headers: { ...demo.headers, 'if-match': '*' },
      payload: { reservationSettings: { timeInterval: 30 } },
    });
    expect(refused.json()).toMatchObject({ key: 'DEMO_READ_ONLY' });
  });
});
