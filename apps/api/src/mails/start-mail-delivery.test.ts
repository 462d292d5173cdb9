import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { createMailTransport } from '../platform/mail/mail-transport.ts';
import { book } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { startMailDelivery } from './start-mail-delivery.ts';
import type { Worker } from '../platform/jobs/start-worker.ts';
import { startMailServer, type MailServer } from './testing/mail-server.ts';

let house: OpenHouse;
let server: MailServer;
let delivery: Worker;
let everyMinute: () => Promise<void>;

beforeAll(async () => {
  house = await openHouse();
  server = await startMailServer();
  delivery = await startMailDelivery({
    database: house.database,
    config: house.config,
    mail: createMailTransport(server.url),
    onFault: () => undefined,
    jobs: {
      every: async (_name, _cron, work) => {
        everyMinute = work;
      },
    },
  });
});
afterAll(async () => {
  await delivery.stop();
  await server.close();
  await house.close();
});

test('a guest has the mail within two seconds of the booking', async () => {
  await book(house, { time: '10:00', notifyGuest: true });
  await expect.poll(() => server.mails.length, { timeout: 2_000 }).toBe(1);
});

test('a lost connection to the database is taken up again, and no mail is forgotten', async () => {
  const client = new Client({ connectionString: house.url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'stammtisch mails'`,
  );
  await client.end();
  await book(house, { time: '14:00', notifyGuest: true });
  await expect.poll(() => server.mails.length, { timeout: 5_000 }).toBe(2);
});

test('after the stop nothing is sent any more, not even by the clock', async () => {
  await delivery.stop();
  await book(house, { time: '18:00', notifyGuest: true });
  await everyMinute();
  expect(server.mails).toHaveLength(2);
});
