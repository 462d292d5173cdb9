import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { EventReply } from '@stammtisch/contracts/event/event';
import { addDays } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { command } from '../../platform/database/sql.ts';
import { bodyTypes } from '../../platform/http/body-parsers.ts';
import { ask, linkOf } from '../../platform/testing/ask.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { forgetEvents } from '../forget-events/forget-events.ts';
import { refreshCalendars } from './refresh/refresh-calendars.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(() =>
  house.database.systemTransaction(async (tx) => {
    await tx.run(command`delete from event`);
    await tx.run(command`delete from event_calendar`);
  }),
);

/** A calendar of whole days: title by how many days from today it is. */
function calendarOf(days: Record<string, number>): string {
  const events = Object.entries(days).map(([title, ahead]) => {
    const day = addDays(house.today, ahead).replaceAll('-', '');
    return `BEGIN:VEVENT\r\nUID:${title}\r\nSUMMARY:${title}\r\nDTSTART;VALUE=DATE:${day}\r\nEND:VEVENT\r\n`;
  });
  return `BEGIN:VCALENDAR\r\n${events.join('')}END:VCALENDAR\r\n`;
}

async function upload(text: string, treatAs = 'CLOSED', name = 'Feiertage') {
  const calendars = (await ask(house, 'GET', '/api/1/events/calendars')).json();
  const href = linkOf(calendars, 'upload').replace('{?name,treatAs}', '');
  return house.app.inject({
    method: 'POST',
    url: `${href}?${new URLSearchParams({ name, treatAs })}`,
    headers: { ...house.restaurant.headers, 'content-type': bodyTypes.bytes },
    payload: Buffer.from(text),
  });
}

async function events(): Promise<EventReply[]> {
  return (await ask(house, 'GET', '/api/1/events')).json()._embedded.events;
}

test('imported holidays close the house all day', async () => {
  const reply = await upload(calendarOf({ Neujahr: 40, Ostern: 130 }));
  expect(reply.json()).toMatchObject({ created: 2, changed: 0, calendar: { eventCount: 2 } });
  expect(await events()).toMatchObject([
    { title: 'Neujahr', type: 'OFFDAY', iCalEvent: true, refId: 'Neujahr' },
    { title: 'Ostern', type: 'OFFDAY' },
  ]);
});

test('as information they are shown to the house and close nothing', async () => {
  await upload(calendarOf({ Messe: 20 }), 'INFORMATION');
  expect(await events()).toMatchObject([{ type: 'EVENT', bookable: false, internalOnly: true }]);
  const guests = await house.app.inject({
    url: `/api/1/public/restaurants/${house.restaurant.identifier}/events`,
    headers: { 'x-requested-with': 'test' },
  });
  expect(guests.json().total).toBe(0);
});

test('imported again, days move and nothing is doubled; what the house decided stays', async () => {
  await upload(calendarOf({ Fest: 20, Markt: 30 }));
  const [fest] = await events();
  const open = { title: 'Fest', start: fest!.start, bookable: true, onlineBookable: true };
  await ask(house, 'PUT', linkOf(fest!, 'self'), { version: 1, payload: open });
  const again = await upload(calendarOf({ Fest: 21, Markt: 30 }));
  expect(again.json()).toMatchObject({ created: 0, changed: 1, unchanged: 1 });
  expect(await events()).toMatchObject([
    { title: 'Fest', start: formatWireDate(addDays(house.today, 21)), onlineBookable: true },
    { title: 'Markt' },
  ]);
});

test('what vanished from the calendar is listed and stays; what came back is forgotten as such', async () => {
  await upload(calendarOf({ Fest: 20, Markt: 30 }));
  const reply = await upload(calendarOf({ Markt: 30 }));
  expect(reply.json().calendar.vanished).toMatchObject([{ title: 'Fest' }]);
  expect(await events()).toMatchObject([{ vanished: true }, { vanished: false }]);
  await upload(calendarOf({ Fest: 20, Markt: 30 }));
  expect(await events()).toMatchObject([{ vanished: false }, { vanished: false }]);
});

test('what staff deleted stays away, however often the calendar says it', async () => {
  await upload(calendarOf({ Fest: 20 }));
  const [fest] = await events();
  await ask(house, 'DELETE', linkOf(fest!, 'self'));
  await house.database.systemTransaction((tx) =>
    tx.run(command`update event set deleted_at = now() - interval '2 days'`),
  );
  await forgetEvents(house.database);
  expect((await upload(calendarOf({ Fest: 20 }))).json()).toMatchObject({ keptAway: 1 });
  expect(await events()).toEqual([]);
});

test('a calendar treated otherwise changes what it made', async () => {
  await upload(calendarOf({ Fest: 20 }), 'INFORMATION');
  await upload(calendarOf({ Fest: 20 }), 'CLOSED');
  expect(await events()).toMatchObject([{ type: 'OFFDAY', version: 2 }]);
});

test('what is no calendar changes nothing, and says why', async () => {
  const reply = await upload('<html>');
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ key: 'CALENDAR_NOT_READABLE', reason: 'not-a-calendar' });
  expect((await ask(house, 'GET', '/api/1/events/calendars')).json().total).toBe(0);
});

test('an address inside the house is not asked for anybody', async () => {
  const payload = { name: 'Innen', url: 'http://127.0.0.1/a.ics', treatAs: 'CLOSED' };
  const reply = await ask(house, 'POST', '/api/1/events/calendars', { payload });
  expect([reply.statusCode, reply.json().reason]).toEqual([422, 'address-not-allowed']);
});

test('an address is read again by itself, and a server that is down changes nothing', async () => {
  let days: Record<string, number> = { Fest: 20 };
  const server = createServer((_, response) => response.end(calendarOf(days)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}/hotel.ics`;
  const makeDue = command`update event_calendar set read_at = now() - interval '2 days'`;
  await house.database.systemTransaction((tx) =>
    tx.run(command`
      insert into event_calendar (restaurant_id, name, url, treat_as)
      values (${house.restaurant.id}, 'Hotel', ${url}, 'CLOSED')`),
  );
  await refreshCalendars(house.database, { mayAsk: () => true });
  expect(await events()).toMatchObject([{ title: 'Fest' }]);
  days = { Fest: 20, Markt: 30 };
  await refreshCalendars(house.database, { mayAsk: () => true });
  expect(await events()).toHaveLength(1);
  await house.database.systemTransaction((tx) => tx.run(makeDue));
  await refreshCalendars(house.database, { mayAsk: () => true });
  expect(await events()).toHaveLength(2);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await house.database.systemTransaction((tx) => tx.run(makeDue));
  await refreshCalendars(house.database, { mayAsk: () => true });
  expect(await events()).toHaveLength(2);
  const [calendar] = (await ask(house, 'GET', '/api/1/events/calendars')).json()._embedded
    .calendars;
  expect(calendar.problem).toBe('not-reachable');
});

test('a forgotten calendar takes its coming events along only when it is told to', async () => {
  const first = await upload(calendarOf({ Fest: 20 }));
  const self = linkOf(first.json().calendar, 'self').replace('{?withEvents}', '');
  expect((await ask(house, 'DELETE', self)).statusCode).toBe(204);
  expect(await events()).toHaveLength(1);
  const second = await upload(calendarOf({ Fest: 20 }));
  const other = linkOf(second.json().calendar, 'self').replace('{?withEvents}', '');
  expect((await ask(house, 'DELETE', `${other}?withEvents=true`)).statusCode).toBe(204);
  expect(await events()).toEqual([]);
});
