import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { SendMailOptions } from 'nodemailer';
import { command, sql } from '../platform/database/sql.ts';
import { createMailTransport } from '../platform/mail/mail-transport.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { createDelivery, deliverMails } from './deliver-mails.ts';
import { startMailServer, type MailServer, type MailServerOptions } from './testing/mail-server.ts';

let house: OpenHouse;
let server: MailServer;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await server.close();
  await house.database.systemTransaction((tx) => tx.run(command`delete from mail_outbox`));
});

async function restart(options: MailServerOptions) {
  await server.close();
  server = await startMailServer(options);
}

const content = (name: string) => ({
  reservationId: '00000000-0000-4000-8000-000000000001',
  version: 1,
  guestName: name,
  persons: { from: 2, to: 2 },
  date: '01.05.2027',
  time: '19:00',
  startsAt: '2027-05-01T17:00:00.000Z',
  endsAt: '2027-05-01T19:00:00.000Z',
  comment: '',
  linkNonce: '00112233445566778899aabbccddeeff',
});

/** Writes mails to guest0@, guest1@ and so on, the first one first. */
function write(count: number, { restaurant = house.restaurant.id, name = 'guest' } = {}) {
  return house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into mail_outbox (restaurant_id, reservation_id, type, occasion, recipient_name,
                               recipient_address, language, content, next_attempt_at)
      select ${restaurant}, uuidv7(), 'confirmation', n::text, 'Lina Krüger',
             ${name} || n || '@example.com', 'de', ${JSON.stringify(content('Lina'))}::jsonb,
             now() - interval '1 hour' + make_interval(secs => n / 1000.0)
        from generate_series(0, ${count - 1}::int) n`),
  );
}

function withServer(url = server.url) {
  const mail = createMailTransport(url);
  const { database, config } = house;
  return { parts: { database, config, mail, onFault: () => undefined }, close: () => mail.close() };
}

async function deliver(url?: string) {
  const { parts, close } = withServer(url);
  await deliverMails(parts);
  close();
}

/** The clock goes on: everything falls due so many minutes earlier. */
function letPass(minutes: number) {
  return house.database.systemTransaction((tx) =>
    tx.run(command`update mail_outbox set next_attempt_at = next_attempt_at - make_interval(mins => ${minutes})
                    where state = 'PENDING'`),
  );
}

function states() {
  const row = z.object({ state: z.string(), count: z.number() });
  return house.database.systemTransaction((tx) =>
    tx.many(
      sql(row)`select state, count(*) as count from mail_outbox group by state order by state`,
    ),
  );
}

async function claims() {
  const row = z.object({ tries: z.number() });
  const { tries } = await house.database.systemTransaction((tx) =>
    tx.one(sql(row)`select sum(attempts)::int as tries from mail_outbox`),
  );
  return tries;
}

const received = () => server.recipients.toSorted();

test('a mail server that is down for two hours: nothing is lost, and all goes out as soon as one gets through', async () => {
  await write(12);
  const { url } = server;
  const { parts, close } = withServer();
  const delivery = createDelivery(parts);
  await server.close();
  for (let minute = 0; minute < 120; minute += 1) {
    await delivery.begin();
    await delivery.settle();
    await letPass(1);
  }
  expect(await states()).toEqual([{ state: 'PENDING', count: 12 }]);
  server = await startMailServer({ port: Number(new URL(url).port) });
  // A guest books: their mail finds the way, and takes the others along.
  await write(1, { name: 'new' });
  await delivery.begin();
  await delivery.settle();
  await delivery.begin();
  await delivery.settle();
  close();
  expect(received()).toEqual(
    ['new0', ...Array.from({ length: 12 }, (_, n) => `guest${n}`)]
      .map((name) => `${name}@example.com`)
      .toSorted(),
  );
  expect(await states()).toEqual([{ state: 'SENT', count: 13 }]);
});

test('a slow mail server takes ten at a time, and each of them once', async () => {
  await restart({ takes: 200 });
  await write(30);
  const started = performance.now();
  await deliver();
  expect(performance.now() - started).toBeLessThan(30 * 200);
  expect(new Set(received()).size).toBe(30);
  expect(server.mails).toHaveLength(30);
});

test('one address that is refused does not keep the others from their mail', async () => {
  await restart({ refuse: (address) => (address.startsWith('guest3@') ? 550 : undefined) });
  await write(8);
  await deliver();
  expect(server.mails).toHaveLength(7);
  expect(await states()).toEqual([
    { state: 'FAILED', count: 1 },
    { state: 'SENT', count: 7 },
  ]);
});

test('ten thousand mails of one house do not keep the single mail of another waiting', async () => {
  await write(10_000);
  await write(1, { restaurant: house.foreign.id, name: 'other' });
  const { parts, close } = withServer();
  const sent: string[] = [];
  const { promise: isThere, resolve } = Promise.withResolvers<void>();
  const mail = {
    async sendMail(message: SendMailOptions) {
      const { address } = z.object({ address: z.string() }).parse(message.to);
      sent.push(address);
      if (address.startsWith('other')) resolve();
      // The first round is enough to know; the others stay on their way.
      if (sent.length > 40) await new Promise(() => undefined);
    },
  };
  void createDelivery({ ...parts, mail }).begin();
  await isThere;
  expect(sent.indexOf('other0@example.com')).toBeLessThan(20);
  close();
});

const died = {
  'before it reached the mail server': async () => new Promise<never>(() => undefined),
  'after the mail server had accepted': async (really: () => Promise<unknown>) => {
    await really();
    return new Promise<never>(() => undefined);
  },
};

test.each([
  ['before it reached the mail server', 1],
  ['after the mail server had accepted', 2],
] as const)('a process that died %s: the mail arrives, at most twice', async (step, copies) => {
  await write(1);
  const { parts, close } = withServer();
  const mail = {
    sendMail: (message: SendMailOptions) => died[step](() => parts.mail.sendMail(message)),
  };
  void createDelivery({ ...parts, mail }).begin();
  await expect.poll(claims).toBe(1);
  await expect.poll(() => server.mails.length).toBe(copies - 1);
  // Nobody else sends it while the dead one might still be at it.
  await deliver();
  expect(server.mails).toHaveLength(copies - 1);
  await letPass(6);
  await deliver();
  await letPass(600);
  await deliver();
  expect(server.mails).toHaveLength(copies);
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(1);
  close();
});

test('a database that goes away before the mail is noted as sent: it arrives, at most twice', async () => {
  await write(1);
  const { parts, close } = withServer();
  const writing = vi.spyOn(house.database, 'transaction');
  const mail = {
    async sendMail(message: SendMailOptions) {
      await parts.mail.sendMail(message);
      writing.mockRejectedValueOnce(new Error('the connection was lost'));
    },
  };
  await deliverMails({ ...parts, mail });
  writing.mockRestore();
  expect(await states()).toEqual([{ state: 'PENDING', count: 1 }]);
  await letPass(6);
  await deliver();
  expect(server.mails).toHaveLength(2);
  expect(await states()).toEqual([{ state: 'SENT', count: 1 }]);
  close();
});
