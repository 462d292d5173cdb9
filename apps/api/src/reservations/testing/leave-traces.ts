import { expect } from 'vitest';
import { command } from '../../platform/database/sql.ts';
import { bodyTypes } from '../../platform/http/body-parsers.ts';
import { ask, linkOf } from '../../platform/testing/ask.ts';
import { book, follow, post } from './book.ts';
import type { OpenHouse } from './open-house.ts';
import { asOwner } from '../../platform/testing/where-is.ts';

/** Everything that was written so far was thirty days earlier. */
export async function longAgo({ url }: OpenHouse): Promise<void> {
  await asOwner(
    url,
    `
    update reservation set service_day = service_day - 30, starts_at = starts_at - interval '30 days',
           ends_at = ends_at - interval '30 days', status = 'CLOSED'`,
  );
  await asOwner(url, `update reservation_history set at = at - interval '30 days'`);
}

/** For tests: six reservations, one of them deleted, with everything that can be written about a guest. */
export async function leaveTracesOf(house: OpenHouse, name: string): Promise<void> {
  const guest = {
    forename: name,
    lastname: name,
    company: name,
    email: `${name}@example.com`,
    phone: '030 7654321',
  };
  const about = {
    comment: name,
    internalComment: name,
    tags: [name],
    preOrders: [{ name, count: 2 }],
    companions: [{ lastname: name, comment: name }],
  };
  const seated = await book(house, { guest, ...about, tables: [house.tables['1']] });
  const edited = await follow(house, seated, 'self', {
    method: 'PATCH',
    payload: { comment: `${name} zwei` },
  });
  expect(edited.statusCode).toBe(200);
  await house.app.inject({
    method: 'POST',
    url: `/api/1/reservations/${seated.id}/attachments?name=${name}.txt&type=text/plain`,
    headers: { ...house.restaurant.headers, 'content-type': bodyTypes.bytes },
    payload: Buffer.from(name),
  });
  await book(house, { guest, ...about, status: 'QUEUED', time: '20:00' });
  const gone = await book(house, { guest, ...about, time: '21:00' });
  await follow(house, gone, 'self', { method: 'PATCH', payload: { comment: `${name} drei` } });
  await house.app.inject({
    method: 'DELETE',
    url: `${linkOf(gone, 'self')}?confirmed=true`,
    headers: { ...house.restaurant.headers, 'if-match': '*' },
  });
  await post(
    house,
    {
      guest,
      ...about,
      persons: { from: 2, to: 2 },
      date: house.wireDay,
      time: '22:00',
    },
    { 'idempotency-key': `key of ${name}` },
  );
  await house.app.inject({
    method: 'POST',
    url: '/api/1/reservations/series',
    headers: house.restaurant.headers,
    payload: {
      guest,
      persons: { from: 2, to: 2 },
      date: house.wireDay,
      time: '12:00',
      repeat: { unit: 'DAY', every: 1, end: { kind: 'count', count: 2 } },
    },
  });
  const online = await house.app.inject({
    method: 'POST',
    url: `/api/1/public/restaurants/${house.restaurant.identifier}/reservations`,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    payload: {
      date: house.day,
      time: '13:00',
      persons: 2,
      forename: name,
      lastname: name,
      phone: '030 7654321',
      email: `${name}@example.com`,
      comment: name,
      acceptsPrivacyPolicy: true,
    },
  });
  expect([200, 201]).toContain(online.statusCode);
  const rung = await ask(house, 'POST', '/api/1/phone/ring', { payload: { from: '030 7654321' } });
  expect(rung.statusCode).toBe(201);
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`
      insert into rating (restaurant_id, reservation_id, visit_day, link_hash, expires_at, stars,
                          comment, note, rated_at)
      values (${house.restaurant.id}, ${seated.id}, ${house.day}, decode('0b', 'hex'), now(), 5,
              ${name}, ${name}, now())`);
    await tx.run(command`
      insert into fee (restaurant_id, reservation_id, kind, amount, currency, reason, collected_by)
      values (${house.restaurant.id}, ${seated.id}, 'NO_SHOW', 2500, 'EUR', ${name}, '')`);
    await tx.run(command`
      insert into mail_outbox (restaurant_id, reservation_id, type, occasion, recipient_name,
                               recipient_address, language, content, state, error)
      values (${house.restaurant.id}, ${seated.id}, 'reminder', '1', ${name},
              ${`${name}@example.com`}, 'de',
              ${JSON.stringify({ guestName: name, contact: { email: name } })}, 'SENT', ${name}),
             (${house.restaurant.id}, ${gone.id}, 'reminder', '1', ${name},
              ${`${name}@example.com`}, 'de', ${JSON.stringify({ guestName: name })}, 'SENT', null)`);
  });
}
