import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { command } from '../../platform/database/sql.ts';
import { ask, linkOf } from '../../platform/testing/ask.ts';
import { book } from '../../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { hotelFile, saveConfig, upToReview } from '../testing/a-hotel.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
  await saveConfig(house);
});
afterAll(() => house.close());

async function setHours(openingHours: unknown[], more: object = {}) {
  const sections = JSON.stringify({ reservationSettings: { openingHours, ...more } });
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      update settings set sections = sections || ${sections}::jsonb, version = version + 1
       where restaurant_id = ${house.restaurant.id}`),
  );
}

const usualHours = [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
  type: 'timespan',
  dayOfWeek,
  start: '00:00',
  end: '24:00',
  onlineGuestLimit: -1,
}));

test('which evenings would be fuller than their limit is said, and the staff decide', async () => {
  const limited = [1, 2, 3, 4, 5, 6, 7].flatMap((dayOfWeek) => [
    { type: 'timespan', dayOfWeek, start: '06:00', end: '11:00', onlineGuestLimit: -1 },
    { type: 'timespan', dayOfWeek, start: '17:00', end: '23:00', onlineGuestLimit: 10 },
  ]);
  await setHours(limited);
  const [first, last] = [10, 12].map((past) => formatWireDate(addDays(house.day, past)));
  await book(house, { date: first, time: '19:00', persons: { from: 4, to: 6 } });
  const seen = await upToReview(
    house,
    hotelFile(`Voll;A;${first};${last};HP;4`, `Voll;B;${first};${last};HP;2`),
  );
  const href = linkOf(seen, 'overfull').replace('{?page}', '');
  const overfull = async () => (await ask(house, 'GET', href)).json();
  expect(await overfull()).toMatchObject({
    total: 1,
    _embedded: {
      hours: [
        {
          date: first,
          start: '17:00',
          end: '23:00',
          limit: 10,
          booked: 6,
          added: 6,
          arrivals: [{ date: first, start: '18:30' }],
        },
      ],
    },
  });
  const decided = await ask(house, 'POST', linkOf(seen, 'decide'), {
    payload: { accepted: false, of: [2] },
  });
  expect(decided.json()).toMatchObject({ accepted: 1 });
  expect(await overfull()).toMatchObject({ total: 0 });
  await ask(house, 'DELETE', linkOf(seen, 'discard'));
  await setHours(usualHours);
});

test('events and the pace of the house have their limits, too', async () => {
  await setHours(usualHours, { pacing: { all: 5 } });
  const first = formatWireDate(addDays(house.day, 20));
  const last = formatWireDate(addDays(house.day, 21));
  const event = { title: 'Maifest', start: first, startTime: [18, 0], endTime: [22, 0] };
  const made = await ask(house, 'POST', '/api/1/events', { payload: { ...event, guestLimit: 4 } });
  expect(made.statusCode).toBe(201);
  await book(house, { date: first, time: '18:30', persons: { from: 1, to: 1 } });
  const seen = await upToReview(
    house,
    hotelFile(`Fest;A;${first};${last};HP;3`, `Fest;B;${first};${last};HP;2`),
  );
  const full = await ask(house, 'GET', linkOf(seen, 'overfull').replace('{?page}', ''));
  const arrivals = [{ date: first, start: '18:30' }];
  expect(full.json()._embedded.hours).toEqual(
    [
      { kind: 'event', title: 'Maifest', start: '18:00', end: '22:00', limit: 4 },
      { kind: 'pace', title: '', start: '18:30', end: '18:45', limit: 5 },
    ].map((each) => ({ ...each, date: first, booked: 1, added: 5, arrivals })),
  );
  await ask(house, 'DELETE', linkOf(seen, 'discard'));
  await setHours(usualHours);
});
