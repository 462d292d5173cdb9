import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const preview = (payload: object) =>
  house.app.inject({
    method: 'POST',
    url: '/api/1/settings/booking-form',
    headers: house.restaurant.headers,
    payload,
  });
const asGuest = () =>
  house.app.inject({
    url: '/api/1/public/restaurants/goldener-loewe',
    headers: { 'x-requested-with': 'test' },
  });

test('the form is told as it would be, and nothing of it is kept or can be booked', async () => {
  const before = await asGuest();
  const { holds, reservations, ...links } = before.json()._links;
  expect([holds, reservations]).not.toContain(undefined);
  const shown = await preview({
    onlineReservationSettings: { maxPersons: 3, customCss: 'button { color: red }' },
  });
  expect(shown.json()).toEqual({
    ...before.json(),
    maxPersons: 3,
    customCss: 'button { color: red }',
    _links: links,
  });
  expect((await asGuest()).json()).toEqual(before.json());
});

test('what could not be saved is not shown either', async () => {
  const refused = await preview({
    onlineReservationSettings: { customCss: 'a { background: url(//x) }' },
  });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toMatchObject([
    { pointer: '/onlineReservationSettings/customCss', code: 'forbidden-address' },
  ]);
});
