import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../platform/testing/create-test-api.ts';
import { enterMaster } from '../platform/testing/enter-master.ts';
import { makeTestRestaurant, type TestRestaurant } from '../platform/testing/test-restaurant.ts';

const url = '/api/1/settings/restaurantinfos';

let house: TestApi;
let version: string;
beforeAll(async () => {
  house = await createTestApi();
  await enterMaster(house.app, house.restaurant);
});
afterAll(() => house.close());
beforeEach(async () => {
  version = String((await read()).headers.etag);
});

const read = (by: TestRestaurant = house.restaurant) =>
  house.app.inject({ url, headers: by.headers });

function put(payload: object, by = house.restaurant, ifMatch: string | undefined = version) {
  return house.app.inject({
    method: 'PUT',
    url,
    headers: { ...by.headers, ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
    payload,
  });
}

const whole = {
  name: 'Zum goldenen Löwen',
  phone: '030 2312599',
  email: 'wirt@goldener-loewe.example',
  country: 'DE',
  street: 'Am Markt 3',
  plz: '13593',
  city: 'Berlin',
  website: 'https://goldener-loewe.example',
  privacyPolicyUrl: 'https://goldener-loewe.example/datenschutz',
  termsOfServiceUrl: 'https://goldener-loewe.example/agb',
  billingAddress: {
    line1: 'Löwen GmbH',
    line2: 'Postfach 12',
    postalCode: '10999',
    city: 'Berlin',
    country: 'DE',
  },
};

describe('the restaurant’s data', () => {
  test('of a new house are empty, with its identifier and its zone', async () => {
    const reply = await read(house.foreign);
    expect(reply.json()).toMatchObject({
      restaurantIdentifier: 'blauer-bock',
      timeZone: 'Europe/Berlin',
      phone: '',
      billingSameAsRestaurant: true,
      billingAddress: { line1: '', country: 'DE' },
    });
    expect(reply.headers.etag).toBe('"0"');
  });

  test('are kept as they were entered, the number as guests dial it', async () => {
    const saved = await put(whole);
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({
      ...whole,
      phone: '+49 30 2312599',
      billingSameAsRestaurant: false,
      restaurantIdentifier: 'goldener-loewe',
    });
    const again = await read();
    expect(again.json()).toEqual(saved.json());
    expect(again.headers.etag).toBe(saved.headers.etag);
    const entry = await house.app.inject({ url: '/api/1', headers: house.restaurant.headers });
    expect(entry.json()).toMatchObject({ name: whole.name, country: 'DE' });
  });

  test('can be sent back as they were read, and nothing is changed by that', async () => {
    const { _links, ...same } = (await read()).json();
    const saved = await put(same);
    expect([saved.statusCode, saved.headers.etag]).toEqual([200, version]);
  });

  test('name the address of the bills, which is the house’s own where that was ticked', async () => {
    await put({ ...whole, billingSameAsRestaurant: true });
    version = String((await read()).headers.etag);
    expect((await read()).json().billingAddress).toEqual({
      line1: 'Am Markt 3',
      line2: '',
      postalCode: '13593',
      city: 'Berlin',
      country: 'DE',
    });
  });

  test.each(['12', 'ruf uns an', '+49 999 1', '0123456789012345678901234'])(
    'are not saved with %s for a number',
    async (phone) => {
      const refused = await put({ ...whole, phone });
      expect([refused.statusCode, refused.json().key]).toEqual([400, 'PHONE_INVALID']);
      expect(refused.json().errors).toMatchObject([{ pointer: '/phone', code: 'PHONE_INVALID' }]);
      expect((await read()).headers.etag).toBe(version);
    },
  );

  test.each([
    [{ website: 'javascript:alert(1)' }, '/website'],
    [{ privacyPolicyUrl: 'data:text/html,hi' }, '/privacyPolicyUrl'],
    [{ termsOfServiceUrl: 'goldener-loewe.example' }, '/termsOfServiceUrl'],
    [{ email: 'kein Zeichen' }, '/email'],
    [{ country: 'XX' }, '/country'],
    [{ name: '   ' }, '/name'],
    [{ billingAddress: { country: 'NL' } }, '/billingAddress/country'],
    [{ restaurantIdentifier: 'ein-anderes' }, '/restaurantIdentifier'],
    [{ timeZone: 'America/New_York' }, '/timeZone'],
    [{ isDemo: true }, '/isDemo'],
  ])('name the field that is wrong: %j', async (wrong, pointer) => {
    const refused = await put({ ...whole, ...wrong });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([{ pointer }]);
    expect((await read()).headers.etag).toBe(version);
  });

  test('saved by the second of two people show what the first one saved', async () => {
    await put({ ...whole, city: 'Potsdam' });
    const second = await put({ ...whole, city: 'Spandau' });
    expect(second.statusCode).toBe(412);
    expect(second.json().current.city).toBe('Potsdam');
    const blind = await house.app.inject({
      method: 'PUT',
      url,
      headers: house.restaurant.headers,
      payload: whole,
    });
    expect(blind.statusCode).toBe(428);
  });

  test('need the master password', async () => {
    const refused = await put(whole, house.foreign, '*');
    expect(refused.json()).toMatchObject({ key: 'MASTER_PASSWORD_REQUIRED' });
  });

  test('of a demo house can be read and not changed', async () => {
    const demo = await makeTestRestaurant(house.database, house.config, {
      identifier: 'demo',
      isDemo: true,
    });
    await enterMaster(house.app, demo);
    expect((await read(demo)).statusCode).toBe(200);
    expect((await put(whole, demo, '*')).json()).toMatchObject({ key: 'DEMO_READ_ONLY' });
  });

  test('are the ones that guests see', async () => {
    await put(whole);
    const form = await house.app.inject({
      url: '/api/1/public/restaurants/goldener-loewe',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    expect(form.json()).toMatchObject({
      name: whole.name,
      phone: '+49 30 2312599',
      website: whole.website,
      privacyPolicyUrl: whole.privacyPolicyUrl,
      address: 'Am Markt 3, 13593 Berlin',
    });
  });
});
