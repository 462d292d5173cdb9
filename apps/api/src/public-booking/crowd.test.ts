import { afterEach, expect, test } from 'vitest';
import * as z from 'zod';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import { command, sql } from '../platform/database/sql.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

let house: OpenHouse;
afterEach(() => house.close());

const crowd = 1_000;
/** Posts that are under way at the same time. */
const atOnce = 50;

const everyDay = (onlineGuestLimit: number) =>
  [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => {
    return { type: 'seating' as const, dayOfWeek, time: '19:00', onlineGuestLimit };
  });

async function open(
  reservationSettings: Partial<Settings['reservationSettings']>,
  mode: Settings['assignmentSettings']['mode'],
): Promise<void> {
  house = await openHouse({
    host: 'booking',
    settings: { reservationSettings, assignmentSettings: { mode, visitDurations: [] } },
  });
}

/** Everybody wants the same evening; the statuses of the answers, and how many came by it. */
async function rush(count: number, personsOf: (guest: number) => number) {
  const statuses: number[] = [];
  for (let first = 0; first < count; first += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, count - first) }, (_, index) =>
      post(first + index, personsOf(first + index)),
    );
    for (const { statusCode } of await Promise.all(batch)) statuses.push(statusCode);
  }
  const row = z.object({ guests: z.coerce.number(), parties: z.coerce.number() });
  const booked = await house.database.systemTransaction((tx) =>
    tx.one(sql(row)`
      select coalesce(sum(persons_to), 0) as guests, count(*) as parties from reservation
       where restaurant_id = ${house.restaurant.id} and status = 'OPEN'`),
  );
  return { ...booked, won: statuses.filter((status) => status === 201).length, statuses };
}

function post(guest: number, persons: number) {
  return house.app.inject({
    method: 'POST',
    url: `/api/1/public/restaurants/${house.restaurant.identifier}/reservations`,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    payload: {
      date: house.day,
      time: '19:00',
      persons,
      lastname: `Gast ${guest}`,
      phone: '030 1234567',
      email: `guest-${guest}@example.com`,
      acceptsPrivacyPolicy: true,
    },
  });
}

test('of 1,000 guests who want the last table exactly one gets it', async () => {
  await open({ openingHours: everyDay(-1) }, 'ONLY_WITH_TABLE');
  await post(-1, 4);
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      update dining_table set seats = 0
       where restaurant_id = ${house.restaurant.id} and name = '3'`),
  );
  const { won, parties, statuses } = await rush(crowd, () => 4);
  expect([won, parties]).toEqual([1, 2]);
  expect(statuses.filter((status) => status === 409)).toHaveLength(crowd - 1);
}, 60_000);

test('a limit of 40 takes 44 guests at most, however many thousand want to come', async () => {
  await open({ openingHours: everyDay(40) }, 'SUGGEST');
  const { won, guests, parties } = await rush(crowd, (guest) => 1 + (guest % 7));
  expect(guests).toBeGreaterThanOrEqual(40);
  expect(guests).toBeLessThanOrEqual(44);
  expect(parties).toBe(won);
}, 60_000);

test('the limit of an event holds with its own overflow', async () => {
  await open({ openingHours: everyDay(-1) }, 'SUGGEST');
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into event (restaurant_id, title, starts_on, ends_on, interval, guest_limit,
                         guest_limit_overflow_percent)
      values (${house.restaurant.id}, 'Weinabend', ${house.day}, ${house.day}, 'ONCE', 20, 0)`),
  );
  const { guests } = await rush(200, () => 3);
  // The seventh party of three would be the 21st guest.
  expect(guests).toBe(18);
});

test('no more come in a quarter of an hour than the kitchen can take', async () => {
  const openingHours = everyDay(-1).map(({ dayOfWeek }) => {
    const span = { type: 'timespan' as const, start: '18:00', end: '22:00' };
    return { ...span, dayOfWeek, onlineGuestLimit: -1 };
  });
  await open({ openingHours, pacing: { all: 10, online: -1 } }, 'SUGGEST');
  const { guests } = await rush(200, () => 3);
  expect(guests).toBe(9);
});
