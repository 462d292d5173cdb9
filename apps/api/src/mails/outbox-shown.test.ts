import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listReservationMails } from '@stammtisch/contracts/mail/outgoing-mail';
import { reservation, type ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { command } from '../platform/database/sql.ts';
import { createMailTransport } from '../platform/mail/mail-transport.ts';
import { book, follow } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import { deliverMails } from './deliver-mails.ts';
import { startMailServer, type MailServer } from './testing/mail-server.ts';

let house: OpenHouse;
let server: MailServer;
const refused = new Map<string, number>();
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  refused.clear();
  server = await startMailServer({ refuse: (address) => refused.get(address) });
});
afterEach(async () => {
  await server.close();
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`delete from reservation`);
    await tx.run(command`delete from mail_outbox`);
  });
});

async function deliver() {
  const mail = createMailTransport(server.url);
  const { database, config } = house;
  await deliverMails({ database, config, mail, onFault: () => undefined });
  mail.close();
}

const get = (url: string) => house.app.inject({ url, headers: house.restaurant.headers });

async function mailsOf(seen: ReservationReply) {
  const reply = await get(`/api/1/reservations/${seen.id}/outbox`);
  return listReservationMails.reply.parse(reply.json())._embedded.mails;
}

const failed = async () =>
  listReservationMails.reply.parse((await get('/api/1/mails/failed')).json())._embedded.mails;

function resend(id: string | undefined) {
  const { headers } = house.restaurant;
  return house.app.inject({ method: 'POST', url: `/api/1/mails/${id}/resend`, headers });
}

test('a reservation shows its mail: waiting, then sent', async () => {
  const made = await book(house, { notifyGuest: true });
  expect(await mailsOf(made)).toEqual([
    expect.objectContaining({ type: 'confirmation', state: 'waiting', tries: 0, fault: null }),
  ]);
  await deliver();
  const [mail] = await mailsOf(made);
  expect(mail).toMatchObject({ state: 'sent', recipient: 'lina@example.com', nextTryAt: null });
  expect(mail?._links['resend']).toBeUndefined();
});

test('a mailbox that does not exist: the server’s words, and after the address is put right it goes there', async () => {
  refused.set('lina@example.com', 550);
  const made = await book(house, { notifyGuest: true });
  await deliver();
  const [mail] = await failed();
  expect(mail).toMatchObject({ state: 'failed', fault: 'no-mailbox', about: { time: '19:00' } });
  expect(mail?.words).toContain('550');

  await house.database.systemTransaction((tx) =>
    tx.run(command`update guest set email = 'lina@example.org' where id = ${made.guest.id}`),
  );
  const again = await resend(mail?.id);
  expect(again.statusCode).toBe(202);
  expect(again.json()).toMatchObject({ state: 'waiting', recipient: 'lina@example.org' });
  expect(await failed()).toEqual([]);
  await deliver();
  expect(server.recipients).toEqual(['lina@example.org']);
  const now = reservation.parse((await follow(house, made, 'self', { method: 'GET' })).json());
  expect([now.mailFailure, now.confirmationSentAt === null]).toEqual([null, false]);
});

test('a mail that waits for the mail server can be tried at once, and one in the air cannot', async () => {
  const made = await book(house, { notifyGuest: true });
  const { port } = new URL(server.url);
  await server.close();
  await deliver();
  const [waiting] = await mailsOf(made);
  expect(waiting).toMatchObject({ state: 'waiting', fault: 'server-away', tries: 1 });
  // The first pause is a minute: shorter than a process may hold it.
  expect(waiting?._links['resend']).toBeUndefined();
  await house.database.systemTransaction((tx) =>
    tx.run(command`update mail_outbox set next_attempt_at = now() + interval '1 hour'`),
  );
  expect((await mailsOf(made))[0]?._links['resend']).toBeDefined();
  server = await startMailServer({ port: Number(port) });
  await resend(waiting?.id);
  await deliver();
  expect(server.mails).toHaveLength(1);
});

test('two taps send it once, and what was sent is not sent again', async () => {
  refused.set('lina@example.com', 550);
  const made = await book(house, { notifyGuest: true });
  await deliver();
  refused.clear();
  const [mail] = await mailsOf(made);
  await Promise.all([resend(mail?.id), resend(mail?.id)]);
  await deliver();
  await resend(mail?.id);
  await deliver();
  expect(server.mails).toHaveLength(1);
});

test('a guest without an address gets nothing, and staff are told why', async () => {
  refused.set('lina@example.com', 550);
  const made = await book(house, { notifyGuest: true });
  await deliver();
  await house.database.systemTransaction((tx) =>
    tx.run(command`update guest set email = '' where id = ${made.guest.id}`),
  );
  const answer = await resend((await failed())[0]?.id);
  expect([answer.statusCode, answer.json().reason]).toEqual([409, 'no-address']);
});

test('one that went out later by hand is no failure any more', async () => {
  refused.set('lina@example.com', 550);
  const made = await book(house, { notifyGuest: true });
  await deliver();
  refused.clear();
  expect(await failed()).toHaveLength(1);
  await house.app.inject({
    method: 'POST',
    url: `/api/1/reservations/${made.id}/mails`,
    headers: house.restaurant.headers,
    payload: { type: 'confirmation' },
  });
  await deliver();
  expect(await failed()).toEqual([]);
});
