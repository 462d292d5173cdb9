import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { ask } from '../../platform/testing/ask.ts';
import { zoneAtNoon } from '../../platform/testing/zone-at-noon.ts';
import { anEvening } from '../../reservations/testing/an-evening.ts';
import { book, follow } from '../../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';

// A quote ends with the service day.
const timeZone = zoneAtNoon();
let house: OpenHouse;
let evening: ReturnType<typeof anEvening>;
beforeAll(async () => {
  house = await openHouse({ timeZone });
  evening = anEvening(house, timeZone);
});
afterEach(() => evening.clear());
afterAll(() => house.close());

describe('the waiting list', () => {
  test('says to each party when it will sit, and why not yet', async () => {
    await evening.fillHouse(60);
    await evening.queue('Zuerst', 4);
    await evening.queue('Danach', 4);
    await evening.queue('Drittens', 4);
    await evening.queue('Verein', 9);
    const { _embedded, total } = await evening.list();
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
    await evening.sit('1', 60);
    await evening.sit('2', 60);
    const { quotes } = await evening.list();
    expect(quotes.find(({ persons }) => persons === 2)?.minutes).toBe(0);
    expect(quotes.find(({ persons }) => persons === 4)?.minutes).toBeGreaterThan(50);
    expect(quotes.find(({ persons }) => persons === 5)?.minutes).toBeNull();
  });

  test('the promise is kept as it was given, while the quote follows the evening', async () => {
    const [first] = await evening.fillHouse(90);
    const party = await evening.queue('Huber', 4);
    expect(party.promisedAt).not.toBeNull();
    expect(party.waitingSince).not.toBeNull();
    const minutes = (Date.parse(party.promisedAt ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(90);
    expect(new Date(party.promisedAt ?? '').getUTCMinutes() % 5).toBe(0);
    await follow(house, first!, 'status', { payload: { status: 'CLOSED' } });
    const [now] = (await evening.list())._embedded.parties;
    expect(now).toMatchObject({ promisedAt: party.promisedAt, wait: { minutes: 0 } });
  });

  test.each([
    ['CLOSED', 'SEATED'],
    ['CANCELLED', 'CONFIRMED'],
    ['NO_SHOW', 'CONFIRMED'],
  ])(
    'a table that is freed (%s) is proposed to the first party that fits',
    async (after, status) => {
      await evening.sit('2', 60);
      await evening.sit('3', 60);
      const holder = await evening.coming(0, { status: 'CONFIRMED', tables: [house.tables['1']] });
      const kept =
        status === 'SEATED'
          ? (await follow(house, holder, 'status', { payload: { status: 'SEATED' } })).json()
          : holder;
      await evening.queue('Sechs', 6);
      await evening.queue('Vier', 4);
      await evening.queue('Zwei', 2);
      expect((await evening.waits()).filter(([, minutes]) => minutes === 0)).toEqual([]);
      const freed = await follow(house, kept, 'status', { payload: { status: after } });
      expect(freed.statusCode).toBe(200);
      const parties = (await evening.list())._embedded.parties;
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
    const party = await evening.queue('Sieben', 7);
    const [waiting] = (await evening.list())._embedded.parties;
    expect(waiting?.wait).toMatchObject({
      minutes: 0,
      tables: [{ name: '1' }, { name: '2' }],
      reason: null,
    });
    const seated = await evening.seat(party, waiting?.wait.tables.map(({ id }) => id) ?? []);
    expect(seated.statusCode).toBe(200);
    expect(seated.json().tables.map(({ name }: { name: string }) => name)).toEqual(['1', '2']);
  });

  test('is the same answer until something changes, and another one then', async () => {
    const before = await evening.read();
    const etag = String(before.headers.etag);
    expect((await evening.read({ 'if-none-match': etag })).statusCode).toBe(304);
    await evening.queue('Huber', 2);
    expect((await evening.read({ 'if-none-match': etag })).statusCode).toBe(200);
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
    const now = { date: formatWireDate(paced.today), time: formatWireTime(evening.now()) };
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
