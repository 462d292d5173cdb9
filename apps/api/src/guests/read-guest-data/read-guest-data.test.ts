import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a guest who asks is told what they agreed to online, in which words, and what they took back', async () => {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const booked = await house.app.inject({
    method: 'POST',
    url: `/api/1/public/restaurants/${house.restaurant.identifier}/reservations`,
    headers,
    payload: {
      date: house.day,
      time: '19:00',
      persons: 2,
      lastname: 'Krüger',
      phone: '030 1234567',
      email: 'lina@example.com',
      allowsNewsletter: true,
      acceptsPrivacyPolicy: true,
    },
  });
  await house.app.inject({
    method: 'POST',
    url: booked.json()._links.withdraw.href,
    headers,
    payload: { consent: 'newsletter' },
  });
  const staff = house.restaurant.headers;
  const guests = await house.app.inject({ url: '/api/1/guests', headers: staff });
  const [guest] = guests.json()._embedded.guests;
  const data = await house.app.inject({ url: `${guest._links.self.href}/data`, headers: staff });
  expect(data.json().consents).toMatchObject([
    { kind: 'privacy', text: expect.stringContaining('Datenschutz'), withdrawnAt: null },
    { kind: 'newsletter', withdrawnAt: expect.stringMatching(/^20/) },
  ]);
});
