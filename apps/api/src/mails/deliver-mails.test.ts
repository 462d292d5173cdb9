import type { SendMailOptions } from 'nodemailer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { booking } from '@stammtisch/contracts/public/book-table';
import { reservation, type ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { command, sql } from '../platform/database/sql.ts';
import { createMailTransport } from '../platform/mail/mail-transport.ts';
import { buildApi } from '../build-api.ts';
import { anOrder, book, follow } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { tries } from './back-off.ts';
import { deliverMails } from './deliver-mails.ts';
import { startMailServer, type MailServer, type MailServerOptions } from './testing/mail-server.ts';

let house: OpenHouse;
let server: MailServer;
let faults: unknown[] = [];

beforeAll(async () => {
  house = await openHouse();
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into restaurant_info (restaurant_id, phone, email, street, plz, city)
      values (${house.restaurant.id}, '+49 30 123456', 'hallo@loewe.example', 'Lange Straße 3',
              '10243', 'Berlin')`),
  );
});
afterAll(() => house.close());
beforeEach(async () => {
  server = await startMailServer();
  faults = [];
});
afterEach(async () => {
  await server.close();
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`delete from reservation`);
    await tx.run(command`delete from mail_outbox`);
  });
});

function deliver(url = server.url) {
  const mail = createMailTransport(url);
  const { database, config } = house;
  return deliverMails({ database, config, mail, onFault: (fault) => faults.push(fault) });
}

/** A waiting time passes: every mail that waits falls due. */
function letTimePass() {
  return house.database.systemTransaction((tx) =>
    tx.run(command`update mail_outbox set next_attempt_at = now() where state = 'PENDING'`),
  );
}

async function restart(options: MailServerOptions) {
  await server.close();
  server = await startMailServer(options);
}

async function bookAndConfirm(guest: Record<string, unknown> = {}, language = 'de') {
  const known = { forename: 'Lina', lastname: 'Krüger', email: 'lina@example.com' };
  return book(house, { guest: { ...known, ...guest, language }, notifyGuest: true });
}

async function read(seen: ReservationReply): Promise<ReservationReply> {
  return reservation.parse((await follow(house, seen, 'self', { method: 'GET' })).json());
}

async function historyOf(seen: ReservationReply) {
  const entry = z.object({ what: z.string(), by: z.string(), to: z.string().nullable() });
  const reply = z.object({ _embedded: z.object({ entries: z.array(entry) }) });
  return reply.parse((await follow(house, seen, 'history')).json())._embedded.entries;
}

test('a guest gets the confirmation with a calendar file, in their language', async () => {
  const made = await bookAndConfirm({}, 'fr');
  await deliver();
  expect(faults).toEqual([]);
  const [mail] = server.mails;
  expect(mail?.subject).toMatch(/^Votre réservation du .+, 19:00 - goldener-loewe$/u);
  expect(mail?.from).toEqual({ name: 'goldener-loewe', address: house.config.MAIL_FROM });
  expect(mail?.to).toEqual([{ name: 'Lina Krüger', address: 'lina@example.com' }]);
  expect(mail?.replyTo?.[0]?.address).toBe('hallo@loewe.example');
  expect(mail?.text).toContain('Votre table est réservée');
  expect(mail?.text).toContain('Bonjour Lina Krüger,');
  expect(mail?.text).toContain('2 personnes');
  expect(mail?.html).toContain('lang="fr"');
  const file = mail?.attachments.find(({ filename }) => filename?.endsWith('.ics'));
  const calendar = unfold(file?.content);
  expect(calendar).toContain('METHOD:REQUEST');
  expect(calendar).toContain(`UID:${made.id}@`);
  expect(calendar).toContain(`SEQUENCE:${made.version}`);
  expect(calendar).toContain(`DTSTART:${basic(made.startsAt)}`);
  expect(calendar).toContain(`DTEND:${basic(made.endsAt)}`);
  expect(calendar).toContain('(Europe/Berlin)');
  expect(calendar).toContain('/#/manage/');
});

test('a series is confirmed, and changed, in one mail with all its dates, and no calendar file of one of them', async () => {
  const repeat = { unit: 'WEEK', every: 1, end: { kind: 'count', count: 2 } };
  const guest = { lastname: 'Chor', email: 'chor@post.example' };
  const written = await house.app.inject({
    method: 'POST',
    url: '/api/1/reservations/series',
    headers: house.restaurant.headers,
    payload: anOrder(house, { date: '19.03.2027', guest, repeat, notifyGuest: true }),
  });
  expect(written.statusCode).toBe(200);
  await deliver();
  expect(faults).toEqual([]);
  expect(server.mails).toHaveLength(1);
  const [mail] = server.mails;
  expect(mail?.subject).toBe('Ihre 2 Reservierungen ab Freitag, 19. März - goldener-loewe');
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('Freitag, 19. März 2027, 19:00 Uhr');
    expect(body).toContain('Freitag, 26. März 2027, 19:00 Uhr');
    expect(body).not.toContain('Kalenderdatei');
  }
  expect(mail?.attachments).toEqual([]);

  const [first] = written.json().occurrences;
  const changed = await house.app.inject({
    method: 'PATCH',
    url: `/api/1/reservations/${first.reservation}/series`,
    headers: { ...house.restaurant.headers, 'if-match': '"1"' },
    payload: { scope: 'all', change: { time: '20:00', notifyGuest: true } },
  });
  expect(changed.statusCode).toBe(200);
  await deliver();
  expect(server.mails).toHaveLength(2);
  const told = server.mails[1];
  expect(told?.subject).toBe(
    'Geändert: Ihre 2 Reservierungen ab Freitag, 19. März - goldener-loewe',
  );
  expect(told?.text).toContain('Ihre Reservierungen wurden geändert');
  expect(told?.text).toContain('Bisher: Freitag, 19. März 2027, 19:00 Uhr');
  expect(told?.text).toContain('Freitag, 26. März 2027, 20:00 Uhr');
  expect(told?.attachments).toEqual([]);
});

test('the day a mail was accepted is shown, without a new version for those who edit', async () => {
  const made = await bookAndConfirm();
  expect(made.confirmationSentAt).toBeNull();
  const before = (await follow(house, made, 'self', { method: 'GET' })).headers['etag'];
  await deliver();
  const told = await read(made);
  expect(told.confirmationSentAt).not.toBeNull();
  expect(told.version).toBe(made.version);
  const after = (await follow(house, made, 'self', { method: 'GET' })).headers['etag'];
  expect(after).not.toBe(before);
  expect(await historyOf(made)).toContainEqual({ what: 'mail', by: 'system', to: 'confirmation' });
});

test('a guest is told of another time or party, with what was agreed before', async () => {
  const made = await bookAndConfirm();
  await deliver();
  const start = { date: house.wireDay, time: '20:00' };
  const payload = { start, notifyGuest: true };
  const moved = reservation.parse((await follow(house, made, 'move', { payload })).json());
  const larger = { persons: { from: 3, to: 3 }, notifyGuest: true };
  const edited = await follow(house, moved, 'self', { method: 'PATCH', payload: larger });
  const quietly = { persons: { from: 4, to: 4 } };
  await follow(house, reservation.parse(edited.json()), 'self', {
    method: 'PATCH',
    payload: quietly,
  });
  await deliver();
  const told = server.mails.slice(1).map((mail) => mail.text ?? '');
  expect(told).toHaveLength(2);
  const afterMove = told.find((each) => each.includes('\n  2 Personen\n'));
  expect(afterMove).toMatch(/Bisher: .+, 19:00 Uhr, 2 Personen/u);
  expect(told.find((each) => each.includes('\n  3 Personen\n'))).toMatch(
    /Bisher: .+, 20:00 Uhr, 2 P/u,
  );
});

test('the link in the mail opens the booking, and cancels it', async () => {
  await bookAndConfirm();
  await deliver();
  const link = /\/#\/manage\/([\w-]{22})/u;
  const token = link.exec(server.mails[0]?.text ?? '')?.[1] ?? 'none';
  expect(link.exec(server.mails[0]?.html ?? '')?.[1]).toBe(token);
  const { config, database, api } = house;
  const host = await buildApi({ ...api, host: 'booking', config, database });
  const url = `/api/1/public/reservations/${token}`;
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  const shown = await host.app.inject({ url, headers });
  expect(booking.parse(shown.json()).state).toBe('confirmed');
  const cancelled = await host.app.inject({ method: 'POST', url: `${url}/cancel`, headers });
  expect(cancelled.statusCode).toBe(200);
  await deliver();
  await host.app.close();
  const toGuest = server.mails.filter((mail) => mail.to?.[0]?.address === 'lina@example.com');
  const calendar = unfold(toGuest[1]?.attachments[0]?.content);
  expect(calendar).toContain('METHOD:CANCEL');
  expect(calendar).toContain('STATUS:CANCELLED');
});

test('a mail server that is down loses nothing, and the mail goes out once', async () => {
  const made = await bookAndConfirm();
  const { port } = new URL(server.url);
  await server.close();
  await deliver();
  expect((await read(made)).mailFailure).toBeNull();
  server = await startMailServer({ port: Number(port) });
  await deliver();
  expect(server.mails).toHaveLength(0);
  await letTimePass();
  await deliver();
  await letTimePass();
  await deliver();
  expect(server.mails).toHaveLength(1);
});

test('many processes send each mail once', async () => {
  for (const time of ['10:00', '12:00', '14:00', '16:00']) {
    for (const table of ['1', '2', '3']) {
      await book(house, { time, notifyGuest: true, duration: 90, tables: [house.tables[table]] });
    }
  }
  await Promise.all(Array.from({ length: 6 }, () => deliver()));
  expect(server.mails).toHaveLength(12);
  expect(new Set(server.mails.map((mail) => mail.messageId)).size).toBe(12);
});

test('killed after the mail server accepted: one more mail, with the same Message-ID', async () => {
  await bookAndConfirm();
  const mail = createMailTransport(server.url);
  const { database, config } = house;
  const neverComesBack = {
    sendMail: async (message: SendMailOptions) => {
      await mail.sendMail(message);
      return new Promise<never>(() => undefined);
    },
  };
  void deliverMails({
    database,
    config,
    mail: neverComesBack,
    onFault: (fault) => faults.push(fault),
  });
  await expect.poll(() => server.mails.length).toBe(1);
  await deliver();
  expect(server.mails).toHaveLength(1);
  await letTimePass();
  await deliver();
  expect(server.mails).toHaveLength(2);
  expect(server.mails[0]?.messageId).toBe(server.mails[1]?.messageId);
});

test('after the last try staff see which address was not reached', async () => {
  const made = await bookAndConfirm();
  await restart({ refuse: () => 451 });
  for (let attempt = 1; attempt < tries; attempt += 1) {
    await deliver();
    await letTimePass();
  }
  expect((await read(made)).mailFailure).toBeNull();
  await deliver();
  expect((await read(made)).mailFailure).toBe('lina@example.com');
  expect(faults).toHaveLength(tries);
  const failed = { what: 'mail-failed', by: 'system', to: 'confirmation' };
  expect(await historyOf(made)).toContainEqual(failed);
});

test('a mailbox that does not exist is told at once', async () => {
  const made = await bookAndConfirm();
  await restart({ refuse: () => 550 });
  await deliver();
  expect((await read(made)).mailFailure).toBe('lina@example.com');
});

test('a name with a comma, quotes or line breaks adds no recipient and no header', async () => {
  const lastname = 'Krüger, <evil@example.com>\r\nBcc: evil@example.com "\u{1F37A}"';
  await bookAndConfirm({ lastname });
  await deliver();
  expect(server.recipients).toEqual(['lina@example.com']);
  const [mail] = server.mails;
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail?.to).toEqual([expect.objectContaining({ address: 'lina@example.com' })]);
});

test('what a guest wrote is text, never markup', async () => {
  await bookAndConfirm({ forename: '<img src=x onerror=alert(1)>' });
  await deliver();
  expect(server.mails[0]?.html).not.toContain('<img src=x');
  expect(server.mails[0]?.html).toContain('&lt;img src=x');
});

test('a deleted reservation still gets the mail that was due, and nothing breaks', async () => {
  const made = await bookAndConfirm();
  const query = { confirmed: 'true' };
  await follow(house, made, 'self', { method: 'DELETE', query });
  await deliver();
  expect(faults).toEqual([]);
  const counted = await house.database.systemTransaction((tx) =>
    tx.one(sql(z.object({ pending: z.number() }))`
      select count(*) as pending from mail_outbox where state = 'PENDING'`),
  );
  expect(counted.pending).toBe(0);
});

/** RFC 5545 folds long lines. */
function unfold(content: ArrayBuffer | Uint8Array | string | undefined): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text.replaceAll(/\r\n[ \t]/gu, '');
}

function basic(instant: string): string {
  return instant.replaceAll(/[-:]|\.\d{3}/gu, '');
}
