import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@stammtisch/domain/time/minute';
import { formatWireMonth } from '@stammtisch/domain/time/month';
import { command } from '../../platform/database/sql.ts';
import { book, follow } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function readMonth(query = `?month=${formatWireMonth(house.day)}`, headers = {}) {
  return house.app.inject({
    url: `/api/1/reservations/persons-per-day${query}`,
    headers: { ...house.restaurant.headers, ...headers },
  });
}

interface Day {
  date: string;
  persons: number;
  parties: number;
  style: string;
  titles: string[];
}
const theDay = (reply: Awaited<ReturnType<typeof readMonth>>): Day =>
  reply.json().days.find((each: Day) => each.date === house.wireDay);

test('persons and parties of a day are counted by the larger size; who cancelled does not eat', async () => {
  await book(house, { persons: { from: 3, to: 5 }, time: '12:00' });
  const second = await book(house, { time: '14:00' });
  expect(theDay(await readMonth())).toMatchObject({ persons: 7, parties: 2, style: 'regular' });
  await follow(house, second, 'status', { payload: { status: 'CANCELLED' } });
  expect(theDay(await readMonth())).toMatchObject({ persons: 5, parties: 1 });
});

test('a month has all its days, whoever comes', async () => {
  const { days, month } = (await readMonth('?month=02.2028')).json();
  expect(month).toBe('02.2028');
  expect(days).toHaveLength(29);
  expect(days[0]).toMatchObject({ date: '01.02.2028', persons: 0, parties: 0 });
});

test('a rest day and an event show in the calendar as soon as they are kept', async () => {
  const before = await readMonth();
  const { id } = house.restaurant;
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into event (restaurant_id, title, starts_on, ends_on, interval, bookable,
                         online_bookable, event_only)
      values (${id}, 'Weinabend', ${house.day}, ${house.day}, 'ONCE', true, true, false),
             (${id}, 'Ruhetag', ${addDays(house.day, 400)}, ${addDays(house.day, 400)}, 'ONCE',
              false, false, true)`),
  );
  const after = await readMonth(undefined, { 'if-none-match': before.headers.etag });
  expect(after.statusCode).toBe(200);
  expect(theDay(after)).toMatchObject({ style: 'event', titles: ['Weinabend'] });
  const same = await readMonth(undefined, { 'if-none-match': after.headers.etag });
  expect(same.statusCode).toBe(304);
});

test('without a month it is the running one; what is no month is refused', async () => {
  expect((await readMonth('')).json().month).toBe(formatWireMonth(house.today));
  expect((await readMonth('?month=2026-05')).statusCode).toBe(400);
});
