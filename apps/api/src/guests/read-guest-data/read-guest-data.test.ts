import type { HalLinks } from '@stammtisch/contracts/hal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, linkOf } from '../../platform/testing/ask.ts';
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

test('a guest who asks is told of the calls from their number that are still known, and of no others', async () => {
  const guest = async (lastname: string, phone: string) =>
    (await ask(house, 'POST', '/api/1/guests', { payload: { lastname, phone } })).json();
  const caller = await guest('Anrufer', '030 7777777');
  const silent = await guest('Ohne Nummer', '');
  for (const from of ['030 7777777', '030 8888888', 'anonymous']) {
    await ask(house, 'POST', '/api/1/phone/ring', { payload: { from } });
  }
  const callsOf = async (whom: { _links: HalLinks }) =>
    (await ask(house, 'GET', linkOf(whom, 'data'))).json().calls;
  expect(await callsOf(caller)).toEqual([
    {
      startedAt: expect.stringMatching(/^20/),
      caller: '+49307777777',
      state: 'RINGING',
      answeredAt: null,
      endedAt: null,
    },
  ]);
  expect(await callsOf(silent)).toEqual([]);
});
