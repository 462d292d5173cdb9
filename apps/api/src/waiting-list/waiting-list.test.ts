import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readWaitingList } from '@stammtisch/contracts/waiting-list/read-waiting-list';
import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { addMinutes, type Minute } from '@stammtisch/domain/time/minute';
import { command } from '../platform/database/sql.ts';
import { ask, linkOf } from '../platform/testing/ask.ts';
import { zoneAtNoon } from '../platform/testing/zone-at-noon.ts';
import { epochMinuteOf, toMinute } from '../platform/time-zone/time-zone.ts';
import { book, follow } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

// A quote ends with the service day.
const timeZone = zoneAtNoon();
let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse({ timeZone });
});
afterEach(() =>
  house.database.systemTransaction(async (tx) => {
    await tx.run(command`delete from reservation`);
    await tx.run(command`delete from table_set`);
  }),
);
afterAll(() => house.close());

const here = (): Minute => toMinute(epochMinuteOf(new Date()), timeZone);

/** Comes so many minutes from now; the house is open around the clock. */
function coming(minutes: number, more: Record<string, unknown> = {}) {
  const start = addMinutes(here(), minutes);
  const date = formatWireDate(start.slice(0, 10) as typeof house.today);
  return book(house, { date, time: formatWireTime(start), ...more });
}

const queue = (lastname: string, persons: number, more: Record<string, unknown> = {}) =>
  coming(0, {
    status: 'QUEUED',
    guest: { lastname },
    persons: { from: persons, to: persons },
    ...more,
  });

const sit = (table: string, minutesLeft: number) =>
  coming(0, { status: 'SEATED', tables: [house.tables[table]], duration: minutesLeft });

/** Two tables for four and one for two, all taken for so many minutes. */
async function fillHouse(minutes: number): Promise<ReservationReply[]> {
  return [await sit('1', minutes), await sit('2', minutes), await sit('3', minutes)];
}

async function read(query = '', headers = {}) {
  const reply = await house.app.inject({
    url: `/api/1/waiting-list${query}`,
    headers: { ...house.restaurant.headers, ...headers },
  });
  if (reply.statusCode === 304) return reply;
  return {
    ...reply,
    statusCode: reply.statusCode,
    list: readWaitingList.reply.parse(reply.json()),
  };
}

async function list() {
  const reply = await read();
  if (!('list' in reply)) throw new Error('no list');
  return reply.list;
}

const waits = async () =>
  (await list())._embedded.parties.map(({ guest, wait }) => [guest.lastname, wait.minutes]);

function seat(party: ReservationReply, tables: 'auto' | string[]) {
  return house.app.inject({
    method: 'POST',
    url: `/api/1/reservations/${party.id}/seat`,
    headers: { ...house.restaurant.headers, 'if-match': `"${party.version}"` },
    payload: { tables },
  });
}

const to = (status: string) => ({ payload: { status } });

describe('the waiting list', () => {
  test('says to each party when it will sit, and why not yet', async () => {
    await fillHouse(60);
    await queue('Zuerst', 4);
    await queue('Danach', 4);
    await queue('Drittens', 4);
    await queue('Verein', 9);
    const { _embedded, total } = await list();
    expect(total).toBe(4);
    expect(_embedded.parties.map(({ wait }) => [wait.position, wait.reason])).toEqual([
      [1, { kind: 'no-table' }],
      [2, { kind: 'no-table' }],
      [3, { kind: 'parties-ahead', count: 2 }],
      [4, { kind: 'too-large', seats: 4 }],
    ]);
    const [first, , third, club] = _embedded.parties.map(({ wait }) => wait);
    expect(first?.minutes).toBeGreaterThan(60);
    expect(first?.minutes).toBeLessThanOrEqual(66);
    expect(third?.minutes).toBeGreaterThan(180);
    expect(club).toMatchObject({ minutes: null, time: null, tables: [] });
  });

  test('tells the host what a newcomer of each size would wait', async () => {
    await sit('1', 60);
    await sit('2', 60);
    const { quotes } = await list();
    expect(quotes.find(({ persons }) => persons === 2)?.minutes).toBe(0);
    expect(quotes.find(({ persons }) => persons === 4)?.minutes).toBeGreaterThan(50);
    expect(quotes.find(({ persons }) => persons === 5)?.minutes).toBeNull();
  });

  test('the promise is kept as it was given, while the quote follows the evening', async () => {
    const [first] = await fillHouse(90);
    const party = await queue('Huber', 4);
    expect(party.promisedAt).not.toBeNull();
    expect(party.waitingSince).not.toBeNull();
    const minutes = (Date.parse(party.promisedAt ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(90);
    expect(new Date(party.promisedAt ?? '').getUTCMinutes() % 5).toBe(0);
    await follow(house, first!, 'status', to('CLOSED'));
    const [now] = (await list())._embedded.parties;
    expect(now).toMatchObject({ promisedAt: party.promisedAt, wait: { minutes: 0 } });
  });

  test.each([
    ['CLOSED', 'SEATED'],
    ['CANCELLED', 'CONFIRMED'],
    ['NO_SHOW', 'CONFIRMED'],
  ])(
    'a table that is freed (%s) is proposed to the first party that fits',
    async (after, status) => {
      await sit('2', 60);
      await sit('3', 60);
      const holder = await coming(0, { status: 'CONFIRMED', tables: [house.tables['1']] });
      const kept =
        status === 'SEATED' ? (await follow(house, holder, 'status', to('SEATED'))).json() : holder;
      await queue('Sechs', 6);
      await queue('Vier', 4);
      await queue('Zwei', 2);
      expect((await waits()).filter(([, minutes]) => minutes === 0)).toEqual([]);
      const freed = await follow(house, kept, 'status', to(after));
      expect(freed.statusCode).toBe(200);
      const parties = (await list())._embedded.parties;
      expect(parties.filter(({ wait }) => wait.minutes === 0)).toMatchObject([
        {
          guest: { lastname: 'Vier' },
          wait: { tables: [{ name: '1', room: 'Saal' }], reason: null },
        },
      ]);
    },
  );

  test('proposes tables that can be pushed together, and seats at both of them', async () => {
    const [one, two] = [house.tables['1']!, house.tables['2']!];
    const payload = { tableIds: [one, two], minPersons: 5, maxPersons: 8 };
    await ask(house, 'POST', '/api/1/table-sets', { payload });
    const party = await queue('Sieben', 7);
    const [waiting] = (await list())._embedded.parties;
    expect(waiting?.wait).toMatchObject({
      minutes: 0,
      tables: [{ name: '1' }, { name: '2' }],
      reason: null,
    });
    const seated = await seat(party, waiting?.wait.tables.map(({ id }) => id) ?? []);
    expect(seated.statusCode).toBe(200);
    expect(seated.json().tables.map(({ name }: { name: string }) => name)).toEqual(['1', '2']);
  });

  test('is the same answer until something changes, and another one then', async () => {
    const before = await read();
    const etag = String(before.headers.etag);
    expect((await read('', { 'if-none-match': etag })).statusCode).toBe(304);
    await queue('Huber', 2);
    expect((await read('', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('of a full opening hour says that it has all its guests', async () => {
    const paced = await openHouse({
      timeZone,
      settings: {
        reservationSettings: {
          openingHours: [1, 2, 3, 4, 5, 6, 7].map((dayOfWeek) => ({
            type: 'timespan' as const,
            dayOfWeek,
            start: '00:00',
            end: '24:00',
            onlineGuestLimit: 2,
          })),
        },
      },
    });
    const now = { date: formatWireDate(paced.today), time: formatWireTime(here()) };
    await book(paced, { ...now, status: 'SEATED' });
    await book(paced, { ...now, status: 'QUEUED' });
    const { headers } = paced.restaurant;
    const reply = await paced.app.inject({ url: '/api/1/waiting-list', headers });
    expect(reply.json()._embedded.parties[0].wait).toMatchObject({
      minutes: null,
      reason: { kind: 'pace', guests: 2 },
    });
    await paced.close();
  });
});

describe('a party of the waiting list', () => {
  test('is seated at the table that was just left, from now on and as long as planned', async () => {
    const [first] = await fillHouse(60);
    const party = await queue('Huber', 4, { duration: 75 });
    await follow(house, first!, 'status', to('CLOSED'));
    const reply = await seat(party, [house.tables['1']!]);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      status: 'SEATED',
      duration: 75,
      tables: [{ name: '1' }],
      promisedAt: party.promisedAt,
    });
    expect(reply.json().arrivalAt).not.toBeNull();
    expect((await list()).total).toBe(0);
  });

  test('that waited an hour sits its whole time, also by the list’s own button', async () => {
    const party = await coming(0, { status: 'QUEUED' });
    await house.database.systemTransaction((tx) =>
      tx.run(command`
        update reservation set starts_at = starts_at - interval '5 minutes',
          ends_at = ends_at - interval '5 minutes' where id = ${party.id}`),
    );
    const reply = await follow(house, party, 'status', to('SEATED'));
    expect(reply.json()).toMatchObject({ time: formatWireTime(here()), duration: 120 });
  });

  test('is told who sits at the table that was taken meanwhile', async () => {
    const party = await queue('Huber', 4);
    await sit('1', 60);
    const reply = await seat(party, [house.tables['1']!]);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      type: '/problems/table-taken',
      party: { guestName: 'Lina Krüger', persons: 2 },
    });
    expect((await list()).total).toBe(1);
  });

  test('of two tablets that seat two parties on the one freed table, one is refused by name', async () => {
    const [first] = await fillHouse(60);
    const parties = [await queue('Huber', 4), await queue('Otto', 4)];
    await follow(house, first!, 'status', to('CLOSED'));
    const replies = await Promise.all(parties.map((party) => seat(party, [house.tables['1']!])));
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409]);
    const lost = replies.find((reply) => reply.statusCode === 409);
    const won = replies.find((reply) => reply.statusCode === 200);
    expect(lost?.json().party.guestName).toBe(won?.json().guest.lastname);
  });

  test('that two tablets seat at once sits at one table', async () => {
    const party = await queue('Huber', 4);
    const replies = await Promise.all([
      seat(party, [house.tables['1']!]),
      seat(party, [house.tables['2']!]),
    ]);
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 412]);
  });

  test('that comes later waits at the door once somebody has seen it', async () => {
    const later = await coming(6, { status: 'QUEUED' });
    expect(later).toMatchObject({ waitingSince: null });
    expect((await list())._embedded.parties[0]?.wait.reason).toEqual({ kind: 'not-here-yet' });
    const arrival = await house.app.inject({
      method: 'POST',
      url: `/api/1/reservations/${later.id}/arrival`,
      headers: { ...house.restaurant.headers, 'if-match': `"${later.version}"` },
    });
    expect(arrival.statusCode).toBe(200);
    expect(arrival.json().waitingSince).not.toBeNull();
    expect(arrival.json()._links.arrive).toBeUndefined();
    expect((await list())._embedded.parties[0]?.wait.minutes).toBe(0);
  });

  test('that was removed by mistake stands at its old place with its old promise', async () => {
    await fillHouse(60);
    const first = await queue('Zuerst', 4);
    await queue('Danach', 4);
    const removed = (await follow(house, first, 'status', to('CANCELLED'))).json();
    expect((await waits()).map(([name]) => name)).toEqual(['Danach']);
    const open = (await follow(house, removed, 'status', to('OPEN'))).json();
    const back = (await follow(house, open, 'status', to('QUEUED'))).json();
    expect(back).toMatchObject({ promisedAt: first.promisedAt, waitingSince: first.waitingSince });
    expect((await waits()).map(([name]) => name)).toEqual(['Zuerst', 'Danach']);
  });

  describe('that was seated by mistake', () => {
    const putBack = (party: ReservationReply) =>
      house.app.inject({
        method: 'POST',
        url: linkOf(party, 'return-to-queue'),
        headers: { ...house.restaurant.headers, 'if-match': `"${party.version}"` },
      });

    test('waits again at its old place, since when it waited and for what it was promised', async () => {
      const [first] = await fillHouse(60);
      const party = await queue('Zuerst', 4, { duration: 75 });
      await queue('Danach', 4);
      await house.database.systemTransaction((tx) =>
        tx.run(command`
          update reservation set starts_at = starts_at - interval '20 minutes',
            ends_at = ends_at - interval '20 minutes',
            waiting_since = waiting_since - interval '20 minutes' where id = ${party.id}`),
      );
      const waiting = (await list())._embedded.parties[0]!;
      await follow(house, first!, 'status', to('CLOSED'));
      const seated = (await seat(party, [house.tables['1']!])).json();
      expect((await waits()).map(([name]) => name)).toEqual(['Danach']);
      const back = await putBack(seated);
      expect(back.statusCode).toBe(200);
      const { startsAt, endsAt, waitingSince, promisedAt, duration } = waiting;
      expect(back.json()).toMatchObject({
        status: 'QUEUED',
        tables: [],
        arrivalAt: null,
        startsAt,
        endsAt,
        waitingSince,
        promisedAt,
        duration,
      });
      expect((await waits()).map(([name]) => name)).toEqual(['Zuerst', 'Danach']);
      expect((await seat(back.json(), [house.tables['1']!])).statusCode).toBe(200);
    });

    test('by the day’s own button goes back as well', async () => {
      const party = await queue('Huber', 2);
      const seated = (await follow(house, party, 'status', to('SEATED'))).json();
      expect((await putBack(seated)).json()).toMatchObject({ status: 'QUEUED', tables: [] });
      expect((await waits()).map(([name]) => name)).toEqual(['Huber']);
    });

    test('stays where it is when somebody has done something with it since', async () => {
      const party = await queue('Huber', 2);
      const seated = (await seat(party, 'auto')).json();
      const closed = (await follow(house, seated, 'status', to('CLOSED'))).json();
      expect((await putBack(seated)).statusCode).toBe(412);
      expect(closed._links['return-to-queue']).toBeUndefined();
      const again = (await follow(house, closed, 'status', to('SEATED'))).json();
      expect(again._links['return-to-queue']).toBeUndefined();
    });

    test('is another one than who never stood in the queue', async () => {
      const walkIn = await sit('1', 60);
      expect(walkIn._links['return-to-queue']).toBeUndefined();
      const refused = await house.app.inject({
        method: 'POST',
        url: `/api/1/reservations/${walkIn.id}/return-to-queue`,
        headers: { ...house.restaurant.headers, 'if-match': `"${walkIn.version}"` },
      });
      expect([refused.statusCode, refused.json().type]).toEqual([
        409,
        '/problems/transition-not-allowed',
      ]);
    });
  });

  test('that is not in the queue any more cannot be seated from it', async () => {
    const party = await queue('Huber', 2);
    const left = (await follow(house, party, 'status', to('CANCELLED_BY_GUEST'))).json();
    expect(left._links.seat).toBeUndefined();
    expect((await seat(left, 'auto')).statusCode).toBe(409);
  });
});
