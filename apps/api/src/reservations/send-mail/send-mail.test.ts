import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { reservation, type ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { command, sql } from '../../platform/database/sql.ts';
import { book, follow } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const guest = { forename: 'Lina', lastname: 'Krüger', email: 'lina@example.com' };

function send(seen: ReservationReply, type: string) {
  return house.app.inject({
    method: 'POST',
    url: `/api/1/reservations/${seen.id}/mails`,
    headers: house.restaurant.headers,
    payload: { type },
  });
}

async function read(seen: ReservationReply): Promise<ReservationReply> {
  return reservation.parse((await follow(house, seen, 'self', { method: 'GET' })).json());
}

function queuedFor(seen: ReservationReply): Promise<{ type: string }[]> {
  return house.database.systemTransaction((tx) =>
    tx.many(sql(z.object({ type: z.string() }))`
      select type from mail_outbox where reservation_id = ${seen.id} order by id`),
  );
}

test('a reminder by hand stands in the outbox and in the history', async () => {
  const made = await book(house, { guest, time: '10:00' });
  expect(made.possibleMails).toEqual(['confirmation', 'reminder']);
  const sent = await send(made, 'reminder');
  expect(sent.statusCode).toBe(202);
  expect(sent.json()).toMatchObject({ type: 'reminder', recipient: 'lina@example.com' });
  expect(await queuedFor(made)).toEqual([{ type: 'reminder' }]);
  const history = (await follow(house, made, 'history')).json();
  expect(history._embedded.entries.at(-1)).toMatchObject({
    what: 'mail-asked',
    by: 'staff',
    to: 'reminder',
  });
});

test('two taps send one mail, and an open screen is told with a new ETag', async () => {
  const made = await book(house, { guest, time: '13:00' });
  const before = await follow(house, made, 'self', { method: 'GET' });
  await Promise.all([send(made, 'confirmation'), send(made, 'confirmation')]);
  expect(await queuedFor(made)).toHaveLength(1);
  const after = await follow(house, made, 'self', { method: 'GET' });
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
  expect((await read(made)).version).toBe(made.version);
});

test('what does not fit the status is refused with the reason', async () => {
  const made = await book(house, { guest, time: '16:00' });
  for (const type of ['request', 'refusal', 'rating']) {
    const refused = await send(made, type);
    expect([type, refused.statusCode]).toEqual([type, 409]);
    expect(refused.json()).toMatchObject({ key: 'MAIL_NOT_POSSIBLE', reason: 'status' });
  }
  expect(await queuedFor(made)).toEqual([]);
});

test('a guest without an address cannot be written to, and no link says otherwise', async () => {
  const made = await book(house, { guest: { lastname: 'Krüger' }, time: '19:00' });
  expect(made.possibleMails).toEqual([]);
  expect(made._links['mails']).toBeUndefined();
  expect((await send(made, 'confirmation')).json()).toMatchObject({ reason: 'no-address' });
});

test('a rating is asked for once, and only of guests who agreed', async () => {
  const seated = await book(house, {
    guest: { ...guest, email: 'ben@example.com' },
    time: '21:30',
  });
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`update reservation set status = 'SEATED' where id = ${seated.id}`);
    await tx.run(
      command`update guest set allows_data_storage = false where id = ${seated.guest.id}`,
    );
  });
  expect((await send(seated, 'rating')).json()).toMatchObject({ reason: 'no-consent' });
  await house.database.systemTransaction((tx) =>
    tx.run(command`update guest set allows_data_storage = true where id = ${seated.guest.id}`),
  );
  expect((await read(seated)).possibleMails).toEqual(['rating']);
  expect((await send(seated, 'rating')).statusCode).toBe(202);
  expect((await send(seated, 'rating')).json()).toMatchObject({ reason: 'already-asked' });
  expect(await queuedFor(seated)).toEqual([{ type: 'rating' }]);

  // The mailbox did not exist; the address was put right.
  await house.database.systemTransaction((tx) =>
    tx.run(command`update mail_outbox set state = 'FAILED', occasion = 'visit'
                    where reservation_id = ${seated.id}`),
  );
  expect((await send(seated, 'rating')).statusCode).toBe(202);
});
