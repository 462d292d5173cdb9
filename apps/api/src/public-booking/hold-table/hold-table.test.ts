import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@stammtisch/domain/time/minute';
import { command } from '../../platform/database/sql.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ host: 'booking' });
});
afterAll(() => house.close());

const headers = { 'x-requested-with': 'XMLHttpRequest' };
const aToken = (name: string) => name.padEnd(22, '-');

const post = (of: OpenHouse, rel: string, payload: object, remoteAddress = '203.0.113.1') =>
  of.app.inject({
    method: 'POST',
    url: `/api/1/public/restaurants/${of.restaurant.identifier}/${rel}`,
    headers,
    payload,
    remoteAddress,
  });

const hold = (token: string, wish: object = {}, of = house, address?: string) =>
  post(of, 'holds', { token, date: of.day, time: '19:00', persons: 4, ...wish }, address);

const bookWith = (token: string | undefined, wish: object = {}, of = house) =>
  post(of, 'reservations', {
    date: of.day,
    time: '19:00',
    persons: 4,
    lastname: 'Krüger',
    phone: '030 1234567',
    email: `${token ?? 'nobody'}@example.com`,
    acceptsPrivacyPolicy: true,
    ...(token && { hold: token }),
    ...wish,
  });

async function isOffered(time: string, asking: object = {}, of = house): Promise<boolean> {
  const answer = await of.app.inject({
    url: `/api/1/public/restaurants/${of.restaurant.identifier}/availability`,
    query: { date: of.day, persons: '4', ...asking },
    headers,
  });
  const times: { time: string; free: boolean }[] = answer.json().times;
  return times.find((each) => each.time === time)?.free ?? false;
}

const letExpire = (of = house) =>
  of.database.systemTransaction((tx) =>
    tx.run(command`
      update table_hold set expires_at = now() - interval '1 second'
       where restaurant_id = ${of.restaurant.id}`),
  );

test('two tables for four: two guests who type keep them, a third gets the nearest times', async () => {
  const day = { date: addDays(house.day, 1) };
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => hold(aToken(name), day)));
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 201, 409]);
  const lost = answers.find((answer) => answer.statusCode === 409)?.json();
  expect(lost).toMatchObject({ type: '/problems/not-bookable', reason: 'no-table' });
  expect(lost.alternatives).toHaveLength(4);
});

test('of 60 who tap at once two keep the last two tables, and both can book them', async () => {
  const date = addDays(house.day, 5);
  const tokens = Array.from({ length: 60 }, (_, guest) => aToken(`tap${guest}`));
  const taps = tokens.map((token, guest) => hold(token, { date }, house, `203.0.113.${guest}`));
  const answers = await Promise.all(taps);
  const kept = tokens.filter((_, guest) => answers[guest]?.statusCode === 201);
  expect(kept).toHaveLength(2);
  const booked = await Promise.all(kept.map((token) => bookWith(token, { date })));
  expect(booked.map((answer) => answer.statusCode)).toEqual([201, 201]);
});

test('what is kept is taken for others, and free for who keeps it, until it has expired', async () => {
  const [mine, other] = [aToken('mine'), aToken('other')];
  const answer = await hold(mine, { time: '08:00' });
  expect(answer.json()).toMatchObject({ seconds: 300, time: '08:00', persons: 4 });
  await hold(other, { time: '08:00' });
  expect(await isOffered('08:00')).toBe(false);
  expect(await isOffered('08:00', { hold: mine })).toBe(true);
  expect((await bookWith(undefined, { time: '08:00' })).statusCode).toBe(409);
  await letExpire();
  expect(await isOffered('08:00')).toBe(true);
});

test('a kept time becomes the booking and is kept no more', async () => {
  const [mine, other] = [aToken('first'), aToken('second')];
  await hold(mine, { time: '12:00' });
  await hold(other, { time: '12:00' });
  const booked = await Promise.all([
    bookWith(mine, { time: '12:00' }),
    bookWith(other, { time: '12:00' }),
    bookWith(undefined, { time: '12:00' }),
  ]);
  expect(booked.map((answer) => answer.statusCode)).toEqual([201, 201, 409]);
  expect((await hold(aToken('third'), { time: '12:00' })).statusCode).toBe(409);
});

test('a booking that is sent again after its answer got lost is the same one, also without its hold', async () => {
  const token = aToken('again');
  const date = addDays(house.day, 4);
  await hold(token, { date });
  const send = () =>
    house.app.inject({
      method: 'POST',
      url: `/api/1/public/restaurants/${house.restaurant.identifier}/reservations`,
      headers: { ...headers, 'idempotency-key': 'one-booking-of-a-phone' },
      payload: {
        date,
        time: '19:00',
        persons: 4,
        lastname: 'Krüger',
        phone: '030 1234567',
        email: 'again@example.com',
        acceptsPrivacyPolicy: true,
        hold: token,
      },
    });
  const first = await send();
  expect(first.statusCode).toBe(201);
  expect((await send()).json()).toEqual(first.json());
});

test('who typed for longer than five minutes still books when nobody else has', async () => {
  const [slow, quick] = [aToken('slow'), aToken('quick')];
  await hold(slow, { time: '16:00' });
  await letExpire();
  expect((await bookWith(quick, { time: '16:00' })).statusCode).toBe(201);
  expect((await bookWith(slow, { time: '16:00' })).statusCode).toBe(201);
  await hold(aToken('late'), { time: '16:00' });
  const late = await bookWith(aToken('late'), { time: '16:00' });
  expect(late.json()).toMatchObject({ reason: 'no-table' });
  expect(late.json().alternatives.length).toBeGreaterThan(0);
});

test('one browser keeps one time: the next one sets the last one free', async () => {
  const [mine, other] = [aToken('one'), aToken('two')];
  await hold(mine, { time: '20:30' });
  await hold(other, { time: '20:30' });
  expect(await isOffered('20:30')).toBe(false);
  await hold(mine, { time: '23:00' });
  expect(await isOffered('20:30')).toBe(true);
  await post(house, 'holds/release', { token: other });
  await hold(aToken('three'), { time: '20:30' });
  expect(await isOffered('20:30')).toBe(true);
});

test('nobody keeps a whole restaurant: one address has eight times at once', async () => {
  const address = '198.51.100.7';
  const statuses: number[] = [];
  for (let hour = 0; hour < 9; hour += 1) {
    const wish = { date: addDays(house.day, 2), time: `${10 + hour}:00`, persons: 1 };
    statuses.push((await hold(aToken(`t${hour}`), wish, house, address)).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(8).fill(201), 429]);
});

test('guests who type count against the guest limit', async () => {
  const limited = await openHouse({
    host: 'booking',
    settings: {
      assignmentSettings: { mode: 'SUGGEST' },
      reservationSettings: {
        openingHours: [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
          type: 'seating' as const,
          dayOfWeek,
          time: '19:00',
          onlineGuestLimit: 10,
        })),
      },
    },
  });
  expect((await hold(aToken('six'), { persons: 6 }, limited)).statusCode).toBe(201);
  expect(await isOffered('19:00', { persons: '6' }, limited)).toBe(false);
  expect((await hold(aToken('many'), { persons: 6 }, limited)).json().reason).toBe('guest-limit');
  await limited.close();
});
