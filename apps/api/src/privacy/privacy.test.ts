import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@stammtisch/domain/time/minute';
import { command } from '../platform/database/sql.ts';
import { ask, linkOf } from '../platform/testing/ask.ts';
import { enterMaster } from '../platform/testing/enter-master.ts';
import { makeTestRestaurant } from '../platform/testing/test-restaurant.ts';
import { book } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { workOffAnonymizations } from './anonymize-guests/work-off.ts';
import { leaveTracesOf, longAgo } from '../reservations/testing/leave-traces.ts';
import { asOwner, whereIs } from '../platform/testing/where-is.ts';

const canary = 'Kanarienvogel';
const endless = new AbortController().signal;

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const anonymize = (since: string) => ask(house, 'POST', `/api/1/guests/anonymize?since=${since}`);
const today = () => house.today;

test('whoever is anonymised is nowhere in the database any more, whatever was written', async () => {
  await leaveTracesOf(house, canary);
  const before = await whereIs(house.url, canary);
  expect(await whereIs(house.url, '49307654321')).toContain('public.phone_call');
  expect(before).toEqual(
    expect.arrayContaining([
      'public.attachment',
      'public.guest',
      'public.idempotency',
      'public.mail_outbox',
      'public.rating',
      'public.reservation',
      'public.reservation_history',
    ]),
  );
  await longAgo(house);
  await enterMaster(house.app, house.restaurant);
  const counted = await ask(house, 'GET', `/api/1/guests/anonymize?since=${today()}`);
  expect(counted.json()).toMatchObject({ guests: 1, walkIns: 0, kept: 0, reservations: 6 });

  const started = await anonymize(today());
  expect(started.statusCode).toBe(202);
  expect(started.json()).toMatchObject({
    state: 'WAITING',
    total: 1,
    done: 0,
    requestedBy: house.restaurant.email,
  });
  await workOffAnonymizations(house.database, house.ledger, endless);
  const done = await ask(house, 'GET', linkOf(started.json(), 'self'));
  expect(done.json()).toMatchObject({ state: 'DONE', done: 1, reservations: 6, attachments: 1 });
  expect(done.json()._links.cancel).toBeUndefined();
  expect(await whereIs(house.url, canary)).toEqual([]);
  expect(await whereIs(house.url, '7654321')).toEqual([]);
});

test('the reservations stay for the statistics, and the stars of their ratings', async () => {
  const [kept] = await asOwner<{ visits: string; stars: string; lines: string }>(
    house.url,
    `
    select (select count(*) from reservation) as visits, (select sum(stars) from rating) as stars,
           (select count(*) from reservation_history where what = 'edited') as lines`,
  );
  expect(kept).toEqual({ visits: '6', stars: '5', lines: '2' });
});

test('nobody with consent, with a later reservation or at a table is touched', async () => {
  const storing = await ask(house, 'POST', '/api/1/guests', {
    payload: { lastname: 'Willig', allowsDataStorage: true },
  });
  await book(house, { guest: { lastname: 'Erwartet' } });
  const here = await book(house, { guest: { lastname: 'Sitzend' }, time: '18:00' });
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      update reservation set status = 'SEATED', service_day = service_day - 9 where id = ${here.id}`),
  );
  await ask(house, 'POST', '/api/1/guests', { payload: { lastname: 'Vergessen' } });
  await anonymize(today());
  await workOffAnonymizations(house.database, house.ledger, endless);
  expect(storing.statusCode).toBe(201);
  const names = await asOwner<{ lastname: string }>(
    house.url,
    `select lastname from guest where deleted_at is null order by lastname`,
  );
  expect(names.map(({ lastname }) => lastname)).toEqual(['Erwartet', 'Sitzend', 'Willig']);
});

test('killed in the middle and begun again, it ends the same', async () => {
  const { id } = house.restaurant;
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into guest (restaurant_id, lastname) select ${id}, 'Viele ' || n
        from generate_series(1, 25) as n`),
  );
  const started = await anonymize(today());
  expect(started.json().total).toBe(25);
  const { database } = house;
  let steps = 0;
  const dying = Object.create(database, {
    systemTransaction: {
      value: (work: Parameters<typeof database.systemTransaction>[0]) => {
        steps += 1;
        if (steps < 3) return database.systemTransaction(work);
        // Everything of this step is lost with the process.
        return database.systemTransaction(async (tx) => {
          await work(tx);
          throw new Error('killed');
        });
      },
    },
  });
  await expect(workOffAnonymizations(dying, house.ledger, endless, 10)).rejects.toThrow('killed');
  const halfway = await ask(house, 'GET', linkOf(started.json(), 'self'));
  expect(halfway.json()).toMatchObject({ state: 'RUNNING', done: 20 });
  await workOffAnonymizations(database, house.ledger, endless, 10);
  const done = await ask(house, 'GET', linkOf(started.json(), 'self'));
  expect(done.json()).toMatchObject({ state: 'DONE', done: 25, total: 25 });
  expect(await whereIs(house.url, 'Viele ')).toEqual([]);
});

test('one at a time; the second is shown the first, which can be cancelled', async () => {
  await ask(house, 'POST', '/api/1/guests', { payload: { lastname: 'Zweiter' } });
  const first = await anonymize(today());
  const second = await anonymize(today());
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({
    key: 'ANONYMIZATION_RUNNING',
    current: { id: first.json().id },
  });
  const cancelled = await ask(house, 'POST', linkOf(second.json().current, 'cancel'));
  expect(cancelled.json().state).toBe('CANCELLED');
  await workOffAnonymizations(house.database, house.ledger, endless);
  expect(await whereIs(house.url, 'Zweiter')).toEqual(['public.guest']);
});

test('the day is a real one and not after today', async () => {
  const tomorrow = await anonymize(addDays(today(), 1));
  expect(tomorrow.statusCode).toBe(400);
  expect(tomorrow.json().errors).toMatchObject([{ pointer: '/query/since', code: 'after-today' }]);
  for (const since of ['2026-2-30', '01.05.2026', '']) {
    expect((await anonymize(since)).statusCode).toBe(400);
  }
  expect((await ask(house, 'GET', '/api/1/guests/anonymize?since=2026-1-1')).json().since).toBe(
    '01.01.2026',
  );
});

test('it needs the master password, and no demo house can do it', async () => {
  const stranger = { ...house, restaurant: house.foreign };
  const refused = await ask(stranger, 'POST', `/api/1/guests/anonymize?since=${today()}`);
  expect(refused.json().key).toBe('MASTER_PASSWORD_REQUIRED');
  const { database, config } = house;
  const demo = await makeTestRestaurant(database, config, { identifier: 'schau', isDemo: true });
  const asDemo = { ...house, restaurant: demo };
  await enterMaster(house.app, demo);
  const closed = await ask(asDemo, 'POST', `/api/1/guests/anonymize?since=${today()}`);
  expect([closed.statusCode, closed.json().key]).toEqual([403, 'DEMO_READ_ONLY']);
});

test('the log says who did what, when and to how many, on the screen and as a file', async () => {
  const log = await ask(house, 'GET', '/api/1/privacy/anonymizations');
  expect(log.json().total).toBe(4);
  expect(log.json()._embedded.anonymizations.at(-1)).toMatchObject({
    state: 'DONE',
    reason: 'HAND',
    requestedBy: house.restaurant.email,
  });
  const file = await ask(house, 'GET', '/api/1/privacy/anonymizations/export/csv?language=en');
  expect(file.body).toContain('Begun on;Ended on;By;');
  expect(file.body).toContain(`;${house.restaurant.email};`);
  expect(file.body.trim().split('\r\n')).toHaveLength(5);
});
