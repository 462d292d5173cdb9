import * as z from 'zod';
import { command, sql } from './platform/database/sql.ts';
import { bodyTypes } from './platform/http/body-parsers.ts';
import { book } from './reservations/testing/book.ts';
import type { OpenHouse } from './reservations/testing/open-house.ts';
import { aPlan, aShift, employeesOf } from './roster/testing/a-plan.ts';

/** For tests: a word that one restaurant alone has written. */
export const canary = 'Kanarienvogel';

/** Leaves one of everything that a restaurant may have, and answers the ids by their names in a path. */
export async function leaveCanaries(house: OpenHouse): Promise<Record<string, string>> {
  const reservation = await book(house, { guest: { forename: 'Lina', lastname: canary } });
  const guests = await house.app.inject({
    url: '/api/1/guests',
    headers: house.restaurant.headers,
  });
  const attached = await house.app.inject({
    method: 'POST',
    url: `/api/1/reservations/${reservation.id}/attachments?name=a.txt&type=text/plain`,
    headers: { ...house.restaurant.headers, 'content-type': bodyTypes.bytes },
    payload: Buffer.from(canary),
  });
  const tag = await house.app.inject({
    method: 'POST',
    url: '/api/1/tags',
    headers: house.restaurant.headers,
    payload: { name: canary },
  });
  const rated = await house.database.systemTransaction((tx) =>
    tx.one(sql(z.object({ id: z.string() }))`
      insert into rating (restaurant_id, reservation_id, visit_day, link_hash, expires_at, stars,
                          comment, rated_at)
      values (${house.restaurant.id}, ${reservation.id}, ${house.day}, decode('00', 'hex'), now(), 5, ${canary},
              now())
      returning id`),
  );
  const mail = await house.database.systemTransaction((tx) =>
    tx.one(sql(z.object({ id: z.string() }))`
      insert into mail_outbox (restaurant_id, reservation_id, type, occasion, recipient_name,
                               recipient_address, language, content, state)
      values (${house.restaurant.id}, ${reservation.id}, 'confirmation', '1', ${canary},
              'lina@example.com', 'de', ${JSON.stringify({ guestName: canary })}, 'FAILED')
      returning id`),
  );
  for (const [{ id }, content] of [
    [house.restaurant, canary],
    [house.foreign, 'nothing'],
  ] as const) {
    await house.database.systemTransaction((tx) =>
      tx.run(command`
        insert into restaurant_logo (restaurant_id, version, type, width, height, content, small)
        values (${id}, '0123456789abcdef', 'image/png', 1, 1, ${Buffer.from(content)}, '')`),
    );
  }
  const collected = await house.database.systemTransaction(async (tx) => {
    await tx.run(command`
      insert into card_guarantee (restaurant_id, reservation_id, session, account, customer,
                                  payment_method, amount, per, free_cancellation_hours, policy_text)
      values (${house.restaurant.id}, ${reservation.id}, 'cs', 'acct', 'cus', 'pm', 100, 'BOOKING',
              24, ${canary})`);
    return tx.one(sql(z.object({ id: z.string() }))`
      insert into fee (restaurant_id, reservation_id, kind, state, amount, currency, reason,
                       collected_by, charge, collected_at)
      values (${house.restaurant.id}, ${reservation.id}, 'NO_SHOW', 'COLLECTED', 100, 'EUR',
              ${canary}, '', 'pi', now())
      returning id`);
  });
  await house.database.systemTransaction(async (tx) => {
    await tx.run(command`
      insert into cash_register (restaurant_id, account, connected_by)
      values (${house.restaurant.id}, ${canary}, '')`);
    await tx.run(command`
      insert into cash_register_table (restaurant_id, id, name)
      values (${house.restaurant.id}, 7, ${canary})`);
  });
  const room = await house.app.inject({
    method: 'POST',
    url: '/api/1/rooms',
    headers: house.restaurant.headers,
    payload: { name: canary },
  });
  const set = await house.app.inject({
    method: 'POST',
    url: '/api/1/table-sets',
    headers: house.restaurant.headers,
    payload: { tableIds: [house.tables['1'], house.tables['2']], minPersons: 5, maxPersons: 8 },
  });
  const table = await house.app.inject({
    method: 'POST',
    url: `${room.json()._links.self.href}/tables`,
    headers: house.restaurant.headers,
    payload: { name: canary },
  });
  const event = await house.app.inject({
    method: 'POST',
    url: '/api/1/events',
    headers: house.restaurant.headers,
    payload: { title: canary, start: house.wireDay },
  });
  const imported = await house.app.inject({
    method: 'POST',
    url: `/api/1/events/calendars/file?name=${canary}&treatAs=CLOSED`,
    headers: { ...house.restaurant.headers, 'content-type': bodyTypes.bytes },
    payload: Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR'),
  });
  const anonymization = await house.database.systemTransaction((tx) =>
    tx.one(sql(z.object({ id: z.string() }))`
      insert into anonymization (restaurant_id, since, reason, requested_by, state, total)
      values (${house.restaurant.id}, '2020-01-01', 'HAND', ${canary}, 'DONE', 0) returning id`),
  );
  const hotelImport = await house.database.systemTransaction((tx) =>
    tx.one(sql(z.object({ id: z.string() }))`
      insert into hotel_import (restaurant_id, state, file_name, encoding, delimiter, headings,
                                columns, notation, sample)
      values (${house.restaurant.id}, 'REVIEW', ${canary}, 'utf-8', ';', '[]', '{}', 'dd.MM.yyyy', '[]')
      returning id`),
  );
  const employees = [{ name: canary, active: true }];
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      update settings set sections = sections || ${JSON.stringify({ generalSettings: { employeeList: employees } })}::jsonb
       where restaurant_id = ${house.restaurant.id}`),
  );
  const plan = await aPlan(house);
  const entry = await aShift(house, plan, { name: canary, comment: canary });
  const [employee] = await employeesOf(house, plan);
  const rung = await house.app.inject({
    method: 'POST',
    url: '/api/1/phone/ring',
    headers: house.restaurant.headers,
    payload: { from: canary },
  });
  const connected = await house.database.systemTransaction((tx) =>
    tx.one(sql(z.object({ id: z.string() }))`
      insert into phone_token (restaurant_id, name, token_hash)
      values (${house.restaurant.id}, ${canary}, '') returning id`),
  );
  return {
    callId: rung.json().id,
    tokenId: connected.id,
    anonymizationId: anonymization.id,
    planId: plan.id,
    entryId: entry.id,
    copyId: entry.id,
    employeeId: employee!.id,
    importId: hotelImport.id,
    calendarId: imported.json().calendar.id,
    eventId: event.json().id,
    ratingId: rated.id,
    mailId: mail.id,
    feeId: collected.id,
    registerTableId: '7',
    roomId: room.json().id,
    tableId: table.json().id,
    tableSetId: set.json().id,
    reservationId: reservation.id,
    tagId: tag.json().id,
    attachmentId: attached.json().id,
    guestId: guests.json()._embedded.guests[0]._links.self.href.split('/').at(-1),
  };
}
