import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { addDays, minuteAt } from '@stammtisch/domain/time/minute';
import { command, sql } from '../../platform/database/sql.ts';
import { dateOf, toInstant } from '../../platform/time-zone/time-zone.ts';
import { createBookingLinks } from '../../reservations/booking-link.ts';
import { book, follow } from '../../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { deliverMails } from '../deliver-mails.ts';
import { sendWhenDue } from './send-when-due.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
afterEach(() =>
  house.database.systemTransaction(async (tx) => {
    await tx.run(command`delete from mail_outbox`);
    await tx.run(command`delete from reservation`);
  }),
);

/** The instant of a wall-clock time of the house, so many days from its test day. */
function clock(daysFrom: number, hour: number, minute = 0): Date {
  const instant = toInstant(
    minuteAt(addDays(house.day, daysFrom), hour * 60 + minute),
    'Europe/Berlin',
  );
  if (instant === undefined) throw new Error('the clocks skip this minute');
  return dateOf(instant);
}

function workAt(now: Date) {
  return sendWhenDue(house.database, createBookingLinks(house.config.TOKEN_SECRET), now);
}

const mailRow = z.object({ type: z.string(), language: z.string() });
const mails = () =>
  house.database.systemTransaction((tx) =>
    tx.many(sql(mailRow)`select type, language from mail_outbox order by id`),
  );

/** A visit of the test day that has ended, by a guest who agreed to be written to. */
async function aVisit(change = command`select`) {
  const made = await book(house, {
    guest: { lastname: 'Krüger', email: 'lina@example.com', language: 'fr' },
  });
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`update guest set allows_data_storage = true`);
    await tx.run(command`update reservation set status = 'CLOSED' where id = ${made.id}`);
    await tx.run(change);
  });
  return made;
}

test('at eight in the morning, the day before, a confirmed party is reminded once', async () => {
  await book(house, { guest: { lastname: 'Krüger', email: 'lina@example.com', language: 'en' } });
  await house.database.systemTransaction((tx) =>
    tx.run(command`update reservation set created_at = now() - interval '5 days'`),
  );
  await workAt(clock(-1, 7, 59));
  expect(await mails()).toEqual([]);
  await workAt(clock(-1, 8));
  await workAt(clock(-1, 8, 5));
  expect(await mails()).toEqual([{ type: 'reminder', language: 'en' }]);
});

test('after a night without a server it goes out until two hours before the start', async () => {
  await book(house);
  await house.database.systemTransaction((tx) =>
    tx.run(command`update reservation set created_at = now() - interval '5 days'`),
  );
  await workAt(clock(0, 17, 1));
  expect(await mails()).toEqual([]);
  await workAt(clock(0, 17));
  expect(await mails()).toMatchObject([{ type: 'reminder' }]);
});

test('nobody is reminded of what they booked an hour ago, or of what is only requested', async () => {
  await book(house, { time: '10:00' });
  await house.database.systemTransaction((tx) =>
    tx.run(command`update reservation set created_at = ${clock(-1, 9)}`),
  );
  await book(house, { time: '14:00', status: 'OPEN' });
  await house.database.systemTransaction((tx) =>
    tx.run(
      command`update reservation set created_at = now() - interval '5 days' where status = 'OPEN'`,
    ),
  );
  await workAt(clock(-1, 10));
  expect(await mails()).toEqual([]);
});

test('a reminder that waited for the mail server does not follow a cancellation', async () => {
  const made = await book(house);
  await house.database.systemTransaction((tx) =>
    tx.run(command`update reservation set created_at = now() - interval '5 days'`),
  );
  await workAt(clock(-1, 8));
  await follow(house, made, 'status', { payload: { status: 'CANCELLED' } });
  const sent: unknown[] = [];
  await deliverMails({
    database: house.database,
    config: house.config,
    mail: { sendMail: async (mail) => sent.push(mail.subject) },
    onFault: (fault) => {
      throw fault;
    },
  });
  expect(sent).toEqual([]);
  expect(await mails()).not.toContainEqual({ type: 'reminder', language: 'de' });
});

test('the morning after, a guest is asked once what they thought, in their language', async () => {
  await aVisit();
  await workAt(clock(1, 9, 59));
  expect(await mails()).toEqual([]);
  await workAt(clock(1, 10));
  await workAt(clock(2, 10));
  expect(await mails()).toEqual([{ type: 'rating', language: 'fr' }]);
});

test('two processes at the same minute write one mail', async () => {
  await aVisit();
  await Promise.all([workAt(clock(1, 10)), workAt(clock(1, 10))]);
  expect(await mails()).toHaveLength(1);
});

test.each([
  ['has not agreed', command`update guest set allows_data_storage = false`],
  ['has no address', command`update guest set email = ''`],
  ['did not come', command`update reservation set status = 'NO_SHOW'`],
])('a guest who %s is not asked', async (_, change) => {
  await aVisit(change);
  await workAt(clock(1, 10));
  expect(await mails()).toEqual([]);
});

test('a house that wants no such mails sends none', async () => {
  await aVisit();
  const { id } = house.restaurant;
  await house.database.systemTransaction((tx) =>
    tx.run(command`update settings set sections = sections ||
      '{"mail": {"feedbackEmailConfig": {"active": false}}}' where restaurant_id = ${id}`),
  );
  await workAt(clock(1, 10));
  expect(await mails()).toEqual([]);
});
