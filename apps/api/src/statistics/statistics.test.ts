import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayCount } from '@stammtisch/contracts/statistics/count-per-day';
import { addDays, parseDay, type Day } from '@stammtisch/domain/time/minute';
import { firstOfMonth, formatWireMonth } from '@stammtisch/domain/time/month';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { command } from '../platform/database/sql.ts';
import { book } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

const day = (text: string) => parseDay(text)!;

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
  const { guest } = await book(house);
  const guestId = guest.id;
  if (guestId === undefined) throw new Error('a guest without id');
  await write(guestId, '2028-02-29', { persons: 5 });
  await write(guestId, '2028-02-29', { persons: 3, status: 'CLOSED', bookedDaysBefore: 9 });
  await write(guestId, '2028-02-29', { persons: 4, status: 'NO_SHOW' });
  await write(guestId, '2028-02-29', { persons: 4, status: 'CANCELLED' });
  await write(guestId, '2028-02-29', { persons: 4, status: 'CANCELLED_BY_GUEST' });
  await write(guestId, '2028-02-29', { persons: 4, status: 'QUEUED' });
  await write(guestId, '2027-02-10', { persons: 2 });
  // 22:00 to 24:00 in summer time; until one in the morning at the end of it.
  await write(guestId, '2028-10-28', { persons: 6, hour: 22, hours: 5 });
});
afterAll(() => house.close());

interface Party {
  persons: number;
  status?: string;
  bookedDaysBefore?: number;
  hour?: number;
  hours?: number;
}

/** As the house has kept it: years that no booking reaches. */
async function write(guestId: string, on: string, party: Party) {
  const { persons, status = 'CONFIRMED', bookedDaysBefore = 0, hour = 19, hours = 2 } = party;
  const start = `${on} ${hour}:00 Europe/Berlin`;
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into reservation (restaurant_id, status, source, guest_id, persons_from, persons_to,
                               service_day, starts_at, ends_at, created_at)
      values (${house.restaurant.id}, ${status}, 'STAFF', ${guestId}, 2, ${persons}, ${on},
              ${start}::timestamptz, ${start}::timestamptz + make_interval(hours => ${hours}),
              ${start}::timestamptz - make_interval(days => ${bookedDaysBefore}))`),
  );
}

async function read(path: string, headers = {}) {
  return house.app.inject({
    url: `/api/1/statistics/${path}`,
    headers: { ...house.restaurant.headers, ...headers },
  });
}

test('the entry leads to the figures, and they to their months and years', async () => {
  const { headers } = house.restaurant;
  const entry = await house.app.inject({ url: '/api/1', headers });
  const { statistics } = entry.json()._links;
  const links = (await house.app.inject({ url: statistics.href, headers })).json()._links;
  expect(links['per-day']).toEqual({
    href: '/api/1/statistics/per-day{?month}',
    templated: true,
  });
  expect(links['per-month'].href).toBe('/api/1/statistics/per-month{?year}');
});

test('a leap day counts who was expected or came, beside the month of last year', async () => {
  const { now, before, period, periodBefore } = (await read('per-day?month=02.2028')).json();
  expect(now).toHaveLength(29);
  expect(now.at(-1)).toEqual({ date: '29.02.2028', reservations: 2, guests: 8 });
  expect(now[0]).toEqual({ date: '01.02.2028', reservations: 0, guests: 0 });
  expect(before).toHaveLength(28);
  expect(before.find((each: DayCount) => each.guests > 0).date).toBe('10.02.2027');
  expect([period.last, periodBefore.last]).toEqual(['29.02.2028', '28.02.2027']);
});

test('a year has twelve months, whoever came', async () => {
  const { now, before } = (await read('per-month?year=2028')).json();
  expect(now).toHaveLength(12);
  expect(now[1]).toEqual({ month: '02.2028', reservations: 2, guests: 8 });
  expect(before[1]).toEqual({ month: '02.2027', reservations: 1, guests: 2 });
});

test('no-shows and cancellations are told apart; who waits is in neither', async () => {
  const { now, before } = (await read('sums?year=2028')).json();
  expect(now).toEqual({ reservations: 3, guests: 14, noShows: 1, cancelled: 2 });
  expect(before).toEqual({ reservations: 1, guests: 2, noShows: 0, cancelled: 0 });
});

test('of the running month only the days up to today are summed', async () => {
  const { period } = (await read('sums')).json();
  expect(period.last).toBe(formatWireDate(house.today));
});

test('weekdays look at the three months before, and leave out days without anybody', async () => {
  const { now, period } = (await read('weekdays?month=05.2028')).json();
  expect(period).toEqual({ first: '01.02.2028', last: '30.04.2028' });
  expect(now).toEqual([{ date: '29.02.2028', reservations: 2, guests: 8 }]);
});

test('guests who book nine days ahead are told from those of the same day', async () => {
  const { now } = (await read('lead-times?month=02.2028')).json();
  expect(now.map(({ days }: { days: number }) => days)).toEqual([0, 1, 2, 4, 8, 15, 31]);
  expect(now[0].reservations).toBe(1);
  expect(now[4]).toEqual({ days: 8, reservations: 1 });
});

test('the house is as full as its guests fill its seats, hour by hour', async () => {
  const { now, before } = (await read('hours?month=02.2028')).json();
  expect(now).toEqual([
    { hour: 19, guests: 8, occupancy: 0.8 },
    { hour: 20, guests: 8, occupancy: 0.8 },
  ]);
  expect(before[0]).toEqual({ hour: 19, guests: 2, occupancy: 0.2 });
});

test('a long night in which the clock goes back is told by the clock on the wall', async () => {
  const { now } = (await read('hours?month=10.2028')).json();
  expect(now.map(({ hour }: { hour: number }) => hour)).toEqual([22, 23, 24, 25]);
});

test('unchanged figures are not sent again; a new reservation changes them', async () => {
  const month = formatWireMonth(house.day);
  const first = await read(`per-day?month=${month}`);
  const again = await read(`per-day?month=${month}`, { 'if-none-match': first.headers.etag });
  expect(again.statusCode).toBe(304);
  await book(house, { time: '13:00' });
  const after = await read(`per-day?month=${month}`, { 'if-none-match': first.headers.etag });
  expect(after.statusCode).toBe(200);
});

test('a month without anybody is all zeros; what is no month or year is refused', async () => {
  const far = formatWireMonth(addDays(firstOfMonth(day('2040-05-01')), 3) satisfies Day);
  const { now } = (await read(`per-day?month=${far}`)).json();
  expect(now.every(({ guests }: DayCount) => guests === 0)).toBe(true);
  expect((await read(`hours?month=${far}`)).json().now).toEqual([]);
  const wrong = ['per-day?month=2026-05', 'per-month?year=26', 'sums?month=05.2026&year=2026'];
  for (const path of wrong) expect((await read(path)).statusCode).toBe(400);
});
