import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { command } from '../platform/database/sql.ts';
import { zoneAtNoon } from '../platform/testing/zone-at-noon.ts';
import { anEvening } from '../reservations/testing/an-evening.ts';
import { follow } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

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

describe('a party of the waiting list', () => {
  test('is seated at the table that was just left, from now on and as long as planned', async () => {
    const [first] = await evening.fillHouse(60);
    const party = await evening.queue('Huber', 4, { duration: 75 });
    await follow(house, first!, 'status', { payload: { status: 'CLOSED' } });
    const reply = await evening.seat(party, [house.tables['1']!]);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      status: 'SEATED',
      duration: 75,
      tables: [{ name: '1' }],
      promisedAt: party.promisedAt,
    });
    expect(reply.json().arrivalAt).not.toBeNull();
    expect((await evening.list()).total).toBe(0);
  });

  test('that waited an hour sits its whole time, also by the list’s own button', async () => {
    const party = await evening.coming(0, { status: 'QUEUED' });
    await house.database.systemTransaction((tx) =>
      tx.run(command`
        update reservation set starts_at = starts_at - interval '5 minutes',
          ends_at = ends_at - interval '5 minutes' where id = ${party.id}`),
    );
    const reply = await follow(house, party, 'status', { payload: { status: 'SEATED' } });
    expect(reply.json()).toMatchObject({ time: formatWireTime(evening.now()), duration: 120 });
  });

  test('is told who sits at the table that was taken meanwhile', async () => {
    const party = await evening.queue('Huber', 4);
    await evening.sit('1', 60);
    const reply = await evening.seat(party, [house.tables['1']!]);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      type: '/problems/table-taken',
      party: { guestName: 'Lina Krüger', persons: 2 },
    });
    expect((await evening.list()).total).toBe(1);
  });

  test('of two tablets that seat two parties on the one freed table, one is refused by name', async () => {
    const [first] = await evening.fillHouse(60);
    const parties = [await evening.queue('Huber', 4), await evening.queue('Otto', 4)];
    await follow(house, first!, 'status', { payload: { status: 'CLOSED' } });
    const replies = await Promise.all(
      parties.map((party) => evening.seat(party, [house.tables['1']!])),
    );
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 409]);
    const lost = replies.find((reply) => reply.statusCode === 409);
    const won = replies.find((reply) => reply.statusCode === 200);
    expect(lost?.json().party.guestName).toBe(won?.json().guest.lastname);
  });

  test('that two tablets seat at once sits at one table', async () => {
    const party = await evening.queue('Huber', 4);
    const replies = await Promise.all([
      evening.seat(party, [house.tables['1']!]),
      evening.seat(party, [house.tables['2']!]),
    ]);
    expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 412]);
  });

  test('that comes later waits at the door once somebody has seen it', async () => {
    const later = await evening.coming(6, { status: 'QUEUED' });
    expect(later).toMatchObject({ waitingSince: null });
    expect((await evening.list())._embedded.parties[0]?.wait.reason).toEqual({
      kind: 'not-here-yet',
    });
    const arrival = await house.app.inject({
      method: 'POST',
      url: `/api/1/reservations/${later.id}/arrival`,
      headers: { ...house.restaurant.headers, 'if-match': `"${later.version}"` },
    });
    expect(arrival.statusCode).toBe(200);
    expect(arrival.json().waitingSince).not.toBeNull();
    expect(arrival.json()._links.arrive).toBeUndefined();
    expect((await evening.list())._embedded.parties[0]?.wait.minutes).toBe(0);
  });

  test('that was removed by mistake stands at its old place with its old promise', async () => {
    await evening.fillHouse(60);
    const first = await evening.queue('Zuerst', 4);
    await evening.queue('Danach', 4);
    const removed = (
      await follow(house, first, 'status', { payload: { status: 'CANCELLED' } })
    ).json();
    expect((await evening.waits()).map(([name]) => name)).toEqual(['Danach']);
    const open = (await follow(house, removed, 'status', { payload: { status: 'OPEN' } })).json();
    const back = (await follow(house, open, 'status', { payload: { status: 'QUEUED' } })).json();
    expect(back).toMatchObject({ promisedAt: first.promisedAt, waitingSince: first.waitingSince });
    expect((await evening.waits()).map(([name]) => name)).toEqual(['Zuerst', 'Danach']);
  });

  test('that is not in the queue any more cannot be seated from it', async () => {
    const party = await evening.queue('Huber', 2);
    const left = (
      await follow(house, party, 'status', { payload: { status: 'CANCELLED_BY_GUEST' } })
    ).json();
    expect(left._links.seat).toBeUndefined();
    expect((await evening.seat(left, 'auto')).statusCode).toBe(409);
  });
});
