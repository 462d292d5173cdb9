import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { addDays } from '@stammtisch/domain/time/minute';
import { command, sql } from '../platform/database/sql.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ host: 'booking' });
});
afterAll(() => house.close());

const headers = { 'x-requested-with': 'XMLHttpRequest' };

const aWish = (more = {}) => ({
  date: house.day,
  time: '19:00',
  persons: 2,
  forename: 'Lina',
  lastname: 'Krüger',
  phone: '030 1234567',
  email: 'lina@example.com',
  acceptsPrivacyPolicy: true,
  language: 'fr',
  ...more,
});

const wish = (more = {}, to = house, more2 = {}) =>
  to.app.inject({
    method: 'POST',
    url: `/api/1/public/restaurants/${to.restaurant.identifier}/reservations`,
    headers: { ...headers, ...more2 },
    payload: aWish(more),
  });

const timesOf = async (persons: number, date: string = house.day, of = house) => {
  const answer = await of.app.inject({
    url: `/api/1/public/restaurants/${of.restaurant.identifier}/availability`,
    query: { date, persons: String(persons) },
    headers,
  });
  return answer.json().times as { time: string; free: boolean; reason?: string }[];
};

describe('a guest books', () => {
  test('an online request is open, takes a table and writes a mail', async () => {
    const answer = await wish({ time: '10:00' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ state: 'requested', persons: 2, time: '10:00' });
    const row = z.object({ type: z.string(), language: z.string(), tables: z.number() });
    const stored = await house.database.systemTransaction((tx) =>
      tx.one(sql(row)`
        select m.type, m.language, count(rt.table_id) as tables
          from mail_outbox m join reservation_table rt using (restaurant_id, reservation_id)
         group by m.id, m.type, m.language, m.restaurant_id limit 1`),
    );
    expect(stored).toEqual({ type: 'request', language: 'fr', tables: 1 });
  });

  test('a party that no table can seat is told so', async () => {
    const times = await timesOf(5);
    expect(times.every((each) => !each.free && each.reason === 'no-table')).toBe(true);
  });

  test('of 50 guests who want the last table one gets it, the others the nearest free times', async () => {
    await wish({ time: '15:00', persons: 4 });
    const wishes = Array.from({ length: 50 }, (_, guest) =>
      wish({ time: '15:00', persons: 4, email: `guest-${guest}@example.com` }),
    );
    const answers = await Promise.all(wishes);
    const won = answers.filter((answer) => answer.statusCode === 201);
    const lost = answers.filter((answer) => answer.statusCode === 409);
    expect([won.length, lost.length]).toEqual([1, 49]);
    for (const answer of lost) {
      expect(answer.json()).toMatchObject({ type: '/problems/not-bookable', reason: 'no-table' });
      expect(answer.json().alternatives.length).toBeGreaterThan(0);
    }
  });

  test('a repeated booking with the same key is one booking', async () => {
    const key = { 'idempotency-key': 'the-key-of-a-phone' };
    const first = await wish({ time: '21:00' }, house, key);
    const again = await wish({ time: '21:00' }, house, key);
    expect(again.json()).toEqual(first.json());
  });

  test('a double click is one booking', async () => {
    const key = { 'idempotency-key': 'pressed-twice-at-once' };
    const more = { time: '22:30', email: 'double@example.com' };
    const answers = await Promise.all([1, 2, 3].map(() => wish(more, house, key)));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses).toContain(201);
    // Whoever comes while the first is at work is told so, and gets the same answer afterwards.
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const booked = await house.database.systemTransaction((tx) =>
      tx.one(sql(z.object({ count: z.number() }))`
        select count(*) as count from reservation r
          join guest g on g.restaurant_id = r.restaurant_id and g.id = r.guest_id
         where r.restaurant_id = ${house.restaurant.id} and g.email = ${more.email}`),
    );
    expect(booked.count).toBe(1);
  });

  test.each([
    ['a party of nobody', { persons: 0 }, '/persons'],
    ['a party of 1,000', { persons: 1_000 }, '/persons'],
    ['more than the house takes online', { persons: 11 }, '/persons'],
    ['no mail address', { email: 'lina' }, '/email'],
    ['no phone number where the house needs one', { phone: '' }, '/phone'],
    ['no consent to the privacy policy', { acceptsPrivacyPolicy: false }, '/acceptsPrivacyPolicy'],
    ['a status of their own choice', { status: 'CONFIRMED' }, '/status'],
  ])('refuses %s', async (_, more, pointer) => {
    const answer = await wish(more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].pointer).toBe(pointer);
  });

  test('a time that has passed is refused and says so', async () => {
    const answer = await wish({ date: addDays(house.today, -1) });
    expect(answer.json()).toMatchObject({ type: '/problems/not-bookable', reason: 'past' });
  });

  test('a guest reads in their language what they agree to, whatever the house has written', async () => {
    const answer = await house.app.inject({
      url: `/api/1/public/restaurants/${house.restaurant.identifier}`,
      headers,
    });
    const texts = Object.values<Record<string, string>>(answer.json().consentTexts);
    const words = texts.flatMap((text) => [text['de'], text['en'], text['fr']]);
    expect(words.filter((each) => each !== undefined && each !== '')).toHaveLength(12);
  });

  test('a restaurant that nobody knows is not found', async () => {
    const answer = await house.app.inject({
      url: '/api/1/public/restaurants/nobody-knows',
      headers,
    });
    expect(answer.statusCode).toBe(404);
  });

  test('staff calls do not exist on the booking host', async () => {
    const answer = await house.app.inject({
      url: '/api/1/reservations',
      headers: house.restaurant.headers,
    });
    expect(answer.statusCode).toBe(404);
  });
});

test('nobody floods a stranger’s mailbox with bookings', async () => {
  const guarded = await openHouse({
    host: 'booking',
    limits: { mailByRecipient: { points: 3, seconds: 3_600 } },
  });
  const statuses: number[] = [];
  for (const hour of ['08', '11', '14', '17']) {
    statuses.push((await wish({ time: `${hour}:00`, date: guarded.day }, guarded)).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
  await guarded.close();
});

describe('the mail link', () => {
  test('looking changes nothing, cancelling works once', async () => {
    const { _links } = (await wish({ time: '06:00' })).json();
    const look = () => house.app.inject({ url: _links.self.href, headers });
    await look();
    expect((await look()).json()).toMatchObject({ state: 'requested' });
    const cancel = () => house.app.inject({ method: 'POST', url: _links.cancel.href, headers });
    expect((await cancel()).json()).toMatchObject({ state: 'cancelled' });
    expect((await cancel()).json()).toMatchObject({ type: '/problems/already-cancelled' });
    expect((await look()).json()._links).not.toHaveProperty('cancel');
  });

  test('a guessed link leads nowhere', async () => {
    const url = `/api/1/public/reservations/${'A'.repeat(22)}`;
    expect((await house.app.inject({ url, headers })).statusCode).toBe(404);
  });
});

describe('the waiting list of a full day', () => {
  const oneSeating = (waitingListWhenFull: boolean) =>
    openHouse({
      host: 'booking',
      settings: {
        onlineReservationSettings: { waitingListWhenFull },
        reservationSettings: {
          openingHours: [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
            type: 'seating' as const,
            dayOfWeek,
            time: '19:00',
            onlineGuestLimit: 2,
          })),
        },
      },
    });

  test('takes who wants to wait, and says so on the guest’s page', async () => {
    const full = await oneSeating(true);
    const first = await wish({ date: full.day, waitingList: true }, full);
    expect(first.json()).toMatchObject({ state: 'requested' });
    const refused = await wish({ date: full.day }, full);
    expect(refused.json()).toMatchObject({ reason: 'guest-limit' });
    const waiting = await wish({ date: full.day, waitingList: true }, full);
    expect(waiting.json()).toMatchObject({ state: 'waiting', time: '19:00' });
    const { _links } = waiting.json();
    const cancelled = await full.app.inject({ method: 'POST', url: _links.cancel.href, headers });
    expect(cancelled.json()).toMatchObject({ state: 'cancelled' });
    const stored = await full.database.systemTransaction((tx) =>
      tx.many(sql(z.object({ status: z.string(), tables: z.number() }))`
        select r.status, (select count(*) from reservation_table t
                           where t.restaurant_id = r.restaurant_id and t.reservation_id = r.id)
                         as tables
          from reservation r where r.restaurant_id = ${full.restaurant.id} order by r.id`),
    );
    expect(stored).toEqual([
      { status: 'OPEN', tables: 1 },
      { status: 'CANCELLED_BY_GUEST', tables: 0 },
    ]);
    await full.close();
  });

  test('is not there unless the house has one', async () => {
    const full = await oneSeating(false);
    await wish({ date: full.day }, full);
    const refused = await wish({ date: full.day, waitingList: true }, full);
    expect(refused.json()).toMatchObject({ type: '/problems/not-bookable' });
    await full.close();
  });
});

describe('a house with rules', () => {
  test('guest limits hold when many book at once', async () => {
    const limited = await openHouse({
      host: 'booking',
      settings: {
        reservationSettings: {
          openingHours: [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
            type: 'seating' as const,
            dayOfWeek,
            time: '19:00',
            onlineGuestLimit: 5,
          })),
        },
      },
    });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, guest) =>
        wish({ date: limited.day, persons: 2, email: `guest-${guest}@example.com` }, limited),
      ),
    );
    // 2 + 2 = 4 guests; a third couple would make 6, and 5 plus 10 percent is 5 (decisions §2).
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(2);
    await limited.close();
  });

  test('an event is booked at its own hours, and whoever seats the guests reads what they come for', async () => {
    const cellar = await openHouse({ host: 'booking' });
    const { id } = await cellar.database.systemTransaction((tx) =>
      tx.one(sql(z.object({ id: z.string() }))`
        insert into event (restaurant_id, title, starts_on, ends_on, interval, start_time, end_time,
                           bookable, online_bookable, event_only)
        values (${cellar.restaurant.id}, 'Weinabend', ${cellar.day}, ${cellar.day}, 'ONCE', 1140,
                1260, true, true, true)
        returning id`),
    );
    const offered = await cellar.app.inject({
      url: `/api/1/public/restaurants/${cellar.restaurant.identifier}/availability`,
      query: { date: cellar.day, persons: '2', event: id },
      headers,
    });
    const times = offered.json().times.map(({ time }: { time: string }) => time);
    expect([times[0], times.at(-1) < '21:00']).toEqual(['19:00', true]);
    const evening = { date: cellar.day, time: '19:30' };
    expect((await wish(evening, cellar)).json().type).toBe('/problems/not-bookable');
    expect((await wish({ ...evening, event: id }, cellar)).statusCode).toBe(201);
    const gone = '00000000-0000-4000-8000-000000000000';
    expect((await wish({ ...evening, event: gone }, cellar)).statusCode).toBe(409);
    const stored = await cellar.database.systemTransaction((tx) =>
      tx.many(sql(z.object({ comment: z.string() }))`
        select comment from reservation where restaurant_id = ${cellar.restaurant.id}`),
    );
    expect(stored).toEqual([{ comment: 'Weinabend' }]);
    await cellar.close();
  });

  test('a rest day offers nothing, a closed hour only the others', async () => {
    const resting = await openHouse({ host: 'booking' });
    const tomorrow = addDays(resting.day, 1);
    await resting.database.systemTransaction((tx) =>
      tx.run(command`
        insert into event (restaurant_id, title, starts_on, ends_on, interval, start_time, end_time,
                           bookable, online_bookable, event_only)
        values (${resting.restaurant.id}, 'Ruhetag', ${resting.day}, ${resting.day}, 'ONCE', 0,
                1439, false, false, true),
               (${resting.restaurant.id}, 'Feier', ${tomorrow}, ${tomorrow}, 'ONCE', 1080, 1200,
                false, false, true)`),
    );
    expect(await timesOf(2, resting.day, resting)).toEqual([]);
    const times = (await timesOf(2, tomorrow, resting)).map(({ time }) => time);
    expect(times).toContain('17:45');
    expect(times).not.toContain('18:00');
    expect(times).toContain('20:00');
    await resting.close();
  });
});
