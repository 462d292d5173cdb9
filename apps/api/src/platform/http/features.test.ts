import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { enterMaster } from '../testing/enter-master.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { hasFeature } from './features.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({
    environment: {
      FEATURE_AUTO_ONLINE_RESERVATION: 'somebody@example.com',
      FEATURE_CASHSYNC: 'none',
      FEATURE_NO_SHOW_FEE: 'somebody@example.com, Goldener-Loewe@example.com',
    },
  });
  await enterMaster(house.app, house.restaurant);
});
afterAll(() => house.close());

test('an account hears of the features that it has', async () => {
  const entry = await house.app.inject({ url: '/api/1', headers: house.restaurant.headers });
  expect(entry.json().features).toEqual(['phoneSystem', 'noShowFee']);
});

test('who may not let bookings be confirmed by themselves cannot switch it on', async () => {
  const patch = (onlineReservationSettings: object) =>
    house.app.inject({
      method: 'PATCH',
      url: '/api/1/settings',
      headers: { ...house.restaurant.headers, 'if-match': '*' },
      payload: { onlineReservationSettings },
    });
  const refused = await patch({ confirmAtOnce: true });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { key: 'FEATURE_OFF', errors: [{ pointer: '/onlineReservationSettings/confirmAtOnce' }] },
  ]);
  expect((await patch({ maxPersons: 8 })).statusCode).toBe(200);
});

test.each([
  [undefined, true],
  ['*', true],
  ['none', false],
  ['WIRT@example.com', true],
  ['koch@example.com,wirt@example.com', true],
  ['koch@example.com', false],
])('with %s for its accounts a feature is there: %s', (list, isThere) => {
  const config = readConfig({ DATA_DIR: house.config.DATA_DIR, FEATURE_CASHSYNC: list });
  expect(hasFeature(config, 'cashsync', 'wirt@example.com')).toBe(isThere);
});

test('what is no list of accounts is refused with the name of the variable', () => {
  expect(() => readConfig({ FEATURE_CASHSYNC: 'wirt' })).toThrow(/^FEATURE_CASHSYNC is "wirt"/);
});
