import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { command } from '../../platform/database/sql.ts';
import { linkOf } from '../../platform/testing/ask.ts';
import { zoneAtNoon } from '../../platform/testing/zone-at-noon.ts';
import { anEvening } from '../../reservations/testing/an-evening.ts';
import { follow } from '../../reservations/testing/book.ts';
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

describe('a party of the waiting list that was seated by mistake', () => {
  const putBack = (party: ReservationReply) =>
    house.app.inject({
      method: 'POST',
      url: linkOf(party, 'return-to-queue'),
      headers: { ...house.restaurant.headers, 'if-match': `"${party.version}"` },
    });

  test('waits again at its old place, since when it waited and for what it was promised', async () => {
    const [first] = await evening.fillHouse(60);
    const party = await evening.queue('Zuerst', 4, { duration: 75 });
    await evening.queue('Danach', 4);
    await house.database.systemTransaction((tx) =>
      tx.run(command`
        update reservation set starts_at = starts_at - interval '20 minutes',
          ends_at = ends_at - interval '20 minutes',
          waiting_since = waiting_since - interval '20 minutes' where id = ${party.id}`),
    );
    const waiting = (await evening.list())._embedded.parties[0]!;
    await follow(house, first!, 'status', { payload: { status: 'CLOSED' } });
    const seated = (await evening.seat(party, [house.tables['1']!])).json();
    expect((await evening.waits()).map(([name]) => name)).toEqual(['Danach']);
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
    expect((await evening.waits()).map(([name]) => name)).toEqual(['Zuerst', 'Danach']);
    expect((await evening.seat(back.json(), [house.tables['1']!])).statusCode).toBe(200);
  });

  test('by the day’s own button goes back as well', async () => {
    const party = await evening.queue('Huber', 2);
    const seated = (await follow(house, party, 'status', { payload: { status: 'SEATED' } })).json();
    expect((await putBack(seated)).json()).toMatchObject({ status: 'QUEUED', tables: [] });
    expect((await evening.waits()).map(([name]) => name)).toEqual(['Huber']);
  });

  test('stays where it is when somebody has done something with it since', async () => {
    const party = await evening.queue('Huber', 2);
    const seated = (await evening.seat(party, 'auto')).json();
    const closed = (
      await follow(house, seated, 'status', { payload: { status: 'CLOSED' } })
    ).json();
    expect((await putBack(seated)).statusCode).toBe(412);
    expect(closed._links['return-to-queue']).toBeUndefined();
    const again = (await follow(house, closed, 'status', { payload: { status: 'SEATED' } })).json();
    expect(again._links['return-to-queue']).toBeUndefined();
  });

  test('is another one than who never stood in the queue', async () => {
    const walkIn = await evening.sit('1', 60);
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
