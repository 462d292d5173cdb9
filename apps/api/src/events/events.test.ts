import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { event, type EventReply } from '@stammtisch/contracts/event/event';
import { addDays } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { command } from '../platform/database/sql.ts';
import { ask, linkOf } from '../platform/testing/ask.ts';
import { book } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());
beforeEach(() => house.database.systemTransaction((tx) => tx.run(command`delete from event`)));

const closed = { bookable: false, onlineBookable: false, eventOnly: true };

async function make(payload: Record<string, unknown>): Promise<EventReply> {
  const fields = { title: 'Weinabend', start: house.wireDay, ...payload };
  const reply = await ask(house, 'POST', '/api/1/events', { payload: fields });
  expect(reply.body).toContain('"version":1');
  return event.parse(reply.json());
}

async function list(query = '') {
  const reply = (await ask(house, 'GET', `/api/1/events${query}`)).json();
  return {
    ...reply,
    titles: reply._embedded.events.map(({ title }: EventReply) => title),
  };
}

/** What a client sends back of what it read. */
function bodyOf({
  id: _id,
  version: _version,
  type: _type,
  old: _old,
  nextDates: _nextDates,
  vanished: _vanished,
  _links,
  ...fields
}: EventReply) {
  return fields;
}

const in2Days = () => formatWireDate(addDays(house.today, 2));

test('an event of which only title and day are known has the defaults of the specification', async () => {
  expect(await make({})).toMatchObject({
    end: house.wireDay,
    interval: 'ONCE',
    startTime: [0, 0],
    endTime: [23, 59],
    guestLimit: -1,
    guestLimitOverflowPercent: 10,
    bookable: true,
    onlineBookable: true,
    type: 'EVENT',
    old: false,
    nextDates: [house.wireDay],
    iCalEvent: false,
    refId: '',
  });
});

test.each([
  ['a rest day', closed, 'OFFDAY'],
  ['closed hours', { ...closed, startTime: [14, 0], endTime: [17, 30] }, 'OFFTIME'],
  ['for the house alone', { onlineBookable: false, internalOnly: true }, 'RESTRICTED_RESERVATIONS'],
])('%s is known by its switches', async (_, fields, type) => {
  expect(await make(fields)).toMatchObject({ type });
});

test('an end before the start becomes the start; an end time before the start time is refused', async () => {
  const earlier = formatWireDate(addDays(house.today, -9));
  expect(await make({ end: earlier })).toMatchObject({ end: house.wireDay });
  const payload = { title: 'Falsch', start: house.wireDay, startTime: [20, 0], endTime: [18, 0] };
  const refused = await ask(house, 'POST', '/api/1/events', { payload });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().errors).toMatchObject([{ pointer: '/endTime', code: 'END_BEFORE_START' }]);
});

test.each([
  ['no title', { title: ' ' }],
  ['a day that is none', { start: '31.02.2027' }],
  ['a time that is none', { startTime: [24, 0] }],
  ['a limit below unlimited', { guestLimit: -2 }],
  ['a weekday that is none', { eventDays: [7] }],
  ['a script as its page', { link: 'javascript:alert(1)' }],
])('%s is refused', async (_, wrong) => {
  const payload = { title: 'Falsch', start: house.wireDay, ...wrong };
  expect((await ask(house, 'POST', '/api/1/events', { payload })).statusCode).toBe(400);
});

test('what was not bookable becomes so when guests may book it, and is closed to them with it', async () => {
  const made = await make(closed);
  const self = linkOf(made, 'self');
  const opened = { ...bodyOf(made), onlineBookable: true };
  const open = await ask(house, 'PUT', self, { version: 1, payload: opened });
  expect(open.json()).toMatchObject({ bookable: true, onlineBookable: true, version: 2 });
  const shut = { ...bodyOf(event.parse(open.json())), bookable: false };
  const shutAgain = await ask(house, 'PUT', self, { version: 2, payload: shut });
  expect(shutAgain.json()).toMatchObject({ bookable: false, onlineBookable: false, version: 3 });
});

test('saving without a change keeps the version; of two who edit the second sees the first', async () => {
  const made = await make({ description: 'Fünf Gänge' });
  const self = linkOf(made, 'self');
  const same = await ask(house, 'PUT', self, { version: 1, payload: bodyOf(made) });
  expect([same.headers['etag'], same.json()]).toEqual(['"1"', made]);
  const payload = { ...bodyOf(made), title: 'Bierabend' };
  expect((await ask(house, 'PUT', self, { version: 1, payload })).statusCode).toBe(200);
  const late = await ask(house, 'PUT', self, { version: 1, payload: bodyOf(made) });
  expect([late.statusCode, late.json().current.title]).toEqual([412, 'Bierabend']);
  expect((await ask(house, 'PUT', self, { payload })).statusCode).toBe(428);
});

test('what happens on the next days is listed before what has passed', async () => {
  const wire = (days: number) => formatWireDate(addDays(house.today, days));
  await make({ title: 'Gestern', start: wire(-1) });
  await make({ title: 'Vorgestern', start: wire(-2) });
  await make({ title: 'Heute', start: wire(0) });
  await make({ title: 'Montags', start: wire(-30), interval: 'WEEKLY', eventDays: [1] });
  await make({ title: 'Ausgelaufen', start: wire(-30), interval: 'WEEKLY', limitedTime: true });
  expect((await list('?when=upcoming')).titles).toEqual(['Montags', 'Heute']);
  expect((await list('?when=past')).titles).toEqual(['Gestern', 'Vorgestern', 'Ausgelaufen']);
  expect((await list()).total).toBe(5);
  expect((await list(`?from=${wire(-1)}&to=${wire(-1)}`)).titles).toEqual(['Montags', 'Gestern']);
});

test('a deleted event is gone for guests and calendar at once, and comes back by undo', async () => {
  const made = await make(closed);
  const month = `/api/1/reservations/persons-per-day?month=${house.wireDay.slice(3)}`;
  const styleOf = async () => {
    const { days } = (await ask(house, 'GET', month)).json();
    return days.find(({ date }: { date: string }) => date === house.wireDay).style;
  };
  expect(await styleOf()).toBe('not-bookable');
  const gone = await ask(house, 'DELETE', linkOf(made, 'self'), { version: 1 });
  expect(await styleOf()).toBe('regular');
  expect((await list()).total).toBe(0);
  const again = await ask(house, 'POST', linkOf(gone.json(), 'restore'));
  expect(again.json()).toMatchObject({ title: 'Weinabend', type: 'OFFDAY' });
  expect(await styleOf()).toBe('not-bookable');
});

test('who booked within the times of an event is listed before it is saved, and stays as booked', async () => {
  const inside = await book(house, { time: '19:00', guest: { lastname: 'Innen' } });
  await book(house, { time: '12:00', guest: { lastname: 'Mittags' } });
  const { affected } = (await list())._links;
  const payload = { title: 'Hochzeit', start: house.wireDay, startTime: [18, 0], endTime: [22, 0] };
  const reply = await ask(house, 'POST', affected.href, { payload: { ...payload, ...closed } });
  const names = reply
    .json()
    ._embedded.reservations.map((each: { guest: { lastname: string } }) => each.guest.lastname);
  expect([reply.json().total, names]).toEqual([1, ['Innen']]);
  const after = await ask(house, 'GET', `/api/1/reservations/${inside.id}`);
  expect(after.json()).toMatchObject({ version: inside.version, status: 'CONFIRMED' });
  const yearly = { ...payload, start: formatWireDate(addDays(house.day, 1)), interval: 'ANNUALLY' };
  expect((await ask(house, 'POST', affected.href, { payload: yearly })).json().total).toBe(0);
});

test('a reference of another system names one event', async () => {
  await make({ refId: 'hotel-1', iCalEvent: true });
  const payload = { title: 'Zweites', start: house.wireDay, refId: 'hotel-1' };
  expect((await ask(house, 'POST', '/api/1/events', { payload })).statusCode).toBe(409);
});

test('guests see what they may book, with its next days, and nothing of the house’s own', async () => {
  const times = { startTime: [19, 0], endTime: [23, 0] };
  await make({ ...times, description: 'Fünf Gänge', link: 'https://example.com/wein' });
  await make({ title: 'Ruhetag', ...closed });
  await make({ title: 'Betriebsfeier', internalOnly: true });
  await make({ title: 'Vorbei', start: '01.01.2020' });
  const reply = await house.app.inject({
    url: `/api/1/public/restaurants/${house.restaurant.identifier}/events`,
    headers: { 'x-requested-with': 'test' },
  });
  expect(reply.json()).toMatchObject({ total: 1, page: 1 });
  expect(reply.json()._embedded.events).toEqual([
    {
      id: expect.any(String),
      title: 'Weinabend',
      description: 'Fünf Gänge',
      link: 'https://example.com/wein',
      interval: 'ONCE',
      startTime: '19:00',
      endTime: '23:00',
      isFullDay: false,
      isSeating: false,
      eventOnly: false,
      dates: [in2Days().split('.').toReversed().join('-')],
    },
  ]);
});
