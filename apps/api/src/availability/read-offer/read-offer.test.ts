import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOffer, type OfferReply } from '@stammtisch/contracts/offer/read-offer';
import { reservationList } from '@stammtisch/contracts/reservation/reservation';
import { command } from '../../platform/database/sql.ts';
import { book } from '../../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const post = (url: string, payload: object) =>
  house.app.inject({ method: 'POST', url, headers: house.restaurant.headers, payload });

async function offer(more: object = {}): Promise<OfferReply> {
  const answer = await post(readOffer.path, { date: house.wireDay, persons: 2, ...more });
  expect(answer.statusCode).toBe(200);
  return readOffer.reply.parse(answer.json());
}

function ruleAt({ times }: OfferReply, time: string): string | undefined {
  const found = times.find((each) => each.time === time);
  return found && (found.refusal?.rule ?? 'welcome');
}

const everyDay = (more: object) =>
  [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({ type: 'timespan', dayOfWeek, ...more }));

test('the house sees what a guest sees, and which rule refuses what', async () => {
  expect(ruleAt(await offer(), '19:00')).toBe('welcome');
  const large = await offer({ persons: 11 });
  expect(large.times[0]?.refusal).toEqual({ rule: 'party-too-large', maxPersons: 10 });
  expect(ruleAt(await offer({ persons: 5 }), '19:00')).toBe('no-table');
});

test('settings can be tried before they are saved, and are not saved by it', async () => {
  const openingHours = everyDay({ start: '18:00', end: '02:00', onlineGuestLimit: 0 });
  const settings = { reservationSettings: { openingHours, timeInterval: 60 } };
  const tried = await offer({ settings });
  expect(tried.times.map(({ time }) => time)).toEqual([
    '18:00',
    '19:00',
    '20:00',
    '21:00',
    '22:00',
    '23:00',
    '00:00',
    '01:00',
  ]);
  expect(ruleAt(tried, '19:00')).toBe('blocked');
  expect(ruleAt(await offer(), '03:00')).toBe('welcome');
});

test('settings that could not be saved cannot be tried either', async () => {
  const openingHours = everyDay({ start: '18:00', end: '12:00' });
  const answer = await post(readOffer.path, {
    date: house.wireDay,
    persons: 2,
    settings: { reservationSettings: { openingHours } },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0]).toMatchObject({
    pointer: '/settings/reservationSettings/openingHours/0/end',
    message: 'end time is smaller than start time, please correct.',
  });
});

test('staff are told about any minute, and a reservation is not in its own way', async () => {
  const four = { persons: { from: 4, to: 4 }, tables: 'auto' as const };
  const first = await book(house, four);
  await book(house, four);
  const ask = { persons: 4, audience: 'staff', time: '19:10' };
  expect((await offer(ask)).asked?.refusal).toEqual({ rule: 'no-table' });
  expect((await offer({ ...ask, reservationId: first.id })).asked?.refusal).toBeNull();
});

test('a guest who looks at a rest day is told of nothing; the house is told why', async () => {
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into event (restaurant_id, title, starts_on, ends_on, interval, bookable,
                         online_bookable, event_only)
      values (${house.restaurant.id}, 'Betriebsausflug', ${house.today}, ${house.today}, 'ONCE',
              false, false, true)`),
  );
  const [day, month, year] = house.today.split('-').toReversed();
  const { times } = await offer({ date: `${day}.${month}.${year}`, audience: 'staff' });
  expect(times.at(-1)?.refusal).toMatchObject({
    rule: 'off-day',
    event: { title: 'Betriebsausflug', isFullDay: true },
  });
});

test('new hours list whom they would leave outside, and alter nobody', async () => {
  const late = await book(house, { time: '22:30', guest: { lastname: 'Spät' } });
  const affected = async (openingHours: object[]) => {
    const answer = await post('/api/1/settings/opening-hours/affected', { openingHours });
    return reservationList.parse(answer.json());
  };
  const until22 = await affected(everyDay({ start: '12:00', end: '22:00' }));
  expect(until22._embedded.reservations.map(({ guest }) => guest.lastname)).toEqual(['Spät']);
  expect(until22.total).toBe(1);
  expect((await affected(everyDay({ start: '12:00', end: '01:00' }))).total).toBe(0);
  const again = await house.app.inject({
    url: `/api/1/reservations/${late.id}`,
    headers: house.restaurant.headers,
  });
  expect(again.json()).toMatchObject({ time: '22:30', status: 'CONFIRMED' });
});
