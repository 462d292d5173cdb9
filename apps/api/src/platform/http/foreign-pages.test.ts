import { afterEach, expect, test } from 'vitest';
import { createTestApi, type TestApi, type TestApiOptions } from '../testing/create-test-api.ts';

let house: TestApi | undefined;
afterEach(() => house?.close());

const site = 'https://goldener-loewe.example';

/** What a browser asks before a page of another site may send a booking. */
async function askFirst(options: TestApiOptions, origin = site) {
  house = await createTestApi(options);
  return house.app.inject({
    method: 'OPTIONS',
    url: `/api/1/public/restaurants/${house.restaurant.identifier}/reservations`,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key,x-requested-with',
    },
  });
}

test('any site may hold the booking form, as long as the house names none', async () => {
  const { headers } = await askFirst({ host: 'booking' });
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-headers']).toContain('idempotency-key');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});

test('once the house names the sites of its restaurants, others may not ask', async () => {
  const named = { host: 'booking', environment: { FRAME_ORIGINS: site } } as const;
  expect((await askFirst(named)).headers['access-control-allow-origin']).toBe(site);
  await house?.close();
  const { headers } = await askFirst(named, 'https://elsewhere.example');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

test('a foreign page learns nothing from the staff’s host', async () => {
  const { headers } = await askFirst({ host: 'app' });
  expect(headers['access-control-allow-origin']).toBeUndefined();
});
