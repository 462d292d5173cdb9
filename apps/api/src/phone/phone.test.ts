import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { command } from '../platform/database/sql.ts';
import { tidy } from '../platform/jobs/housekeeping.ts';
import { ask } from '../platform/testing/ask.ts';
import { enterMaster } from '../platform/testing/enter-master.ts';
import { book } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';
import {
  callsOf,
  countNotices,
  makeToken,
  phoneSystem,
  type PhoneSystem,
} from './testing/a-phone-system.ts';

let house: OpenHouse;
let neighbour: OpenHouse;
let tell: PhoneSystem;
beforeAll(async () => {
  house = await openHouse();
  neighbour = { ...house, restaurant: house.foreign };
  await enterMaster(house.app, house.restaurant);
  tell = phoneSystem(house, (await makeToken(house)).json().token);
});
afterAll(() => house.close());
afterEach(() => house.database.systemTransaction((tx) => tx.run(command`delete from phone_call`)));

describe('a call', () => {
  test('shows who may be calling, with the number however it was written', async () => {
    await ask(house, 'POST', '/api/1/guests', {
      payload: { lastname: 'Huber', phone: '030 1234567', tags: ['Stammgast'], comment: 'Nüsse' },
    });
    for (const from of ['+49301234567', '0049301234567', '49301234567', '030 1234567']) {
      expect((await tell({ event: 'newCall', from, callId: from })).statusCode).toBe(200);
    }
    for (const call of await callsOf(house)) {
      expect(call).toMatchObject({
        state: 'RINGING',
        caller: '+49301234567',
        secondsLeft: expect.any(Number),
        guests: [{ lastname: 'Huber', tags: ['Stammgast'], comment: 'Nüsse' }],
      });
    }
    expect(await callsOf(house)).toHaveLength(4);
  });

  test('is told to every screen of this house by its address alone, and to nobody else', async () => {
    await house.database.systemTransaction((tx) => tx.run(command`delete from change`));
    await tell({ from: '+4930777', callId: 'a' });
    const { rows } = await house.database.systemTransaction(async (tx) => ({
      rows: await tx.many({
        text: `select restaurant_id, type, href, change::text as whole from change`,
        values: [],
        parse: (row) => row as { restaurant_id: string; type: string; href: string; whole: string },
      }),
    }));
    expect(rows).toMatchObject([{ restaurant_id: house.restaurant.id, type: 'phone.call' }]);
    expect(rows[0]?.whole).not.toContain('777');
    const shown = await ask(house, 'GET', rows[0]?.href ?? '');
    expect(shown.json().caller).toBe('+4930777');
    const elsewhere = await ask(neighbour, 'GET', rows[0]?.href ?? '');
    expect(elsewhere.statusCode).toBe(404);
    expect(await callsOf(neighbour)).toEqual([]);
  });

  test('of a number that two guests share shows both, who comes most often first', async () => {
    await ask(house, 'POST', '/api/1/guests', {
      payload: { lastname: 'Alt', phone: '030 555555' },
    });
    const often = { lastname: 'Jung', phone: '030 555555', email: 'jung@example.com' };
    await book(house, { guest: often });
    await book(house, { guest: often, time: '20:00' });
    await tell({ from: '030555555' });
    const [call] = await callsOf(house);
    expect(call.guests.map(({ lastname }: { lastname: string }) => lastname)).toEqual([
      'Jung',
      'Alt',
    ]);
    expect(call.guests[0]).toMatchObject({ reservationCount: 2, noShowCount: 0 });
  });

  test('from somebody who keeps the number, or whom nobody knows, shows no guest', async () => {
    await ask(house, 'POST', '/api/1/guests', { payload: { lastname: 'Ohne Nummer' } });
    await tell({ from: 'anonymous', callId: 'a' });
    await tell({ from: '+4930999999', callId: 'b' });
    await tell({ callId: 'c' });
    expect(await callsOf(house)).toMatchObject([
      { caller: null, guests: [] },
      { caller: '+4930999999', guests: [] },
      { caller: null, guests: [] },
    ]);
  });

  test('rings, is answered and ends, and what comes twice or late rings nowhere', async () => {
    const events = ['newCall', 'newCall', 'answer', 'newCall', 'hangup', 'answer', 'hangup'];
    const before = await countNotices(house);
    const states: string[] = [];
    for (const event of events) {
      await tell({ event, from: '+4930222', callId: 'x' });
      states.push(...(await callsOf(house)).map(({ state }: { state: string }) => state));
    }
    expect(states).toEqual([
      'RINGING',
      'RINGING',
      'ANSWERED',
      'ANSWERED',
      'ENDED',
      'ENDED',
      'ENDED',
    ]);
    expect((await countNotices(house)) - before).toBe(3);
  });

  test('that ended before its beginning was heard of does not ring any more', async () => {
    const before = await countNotices(house);
    await tell({ event: 'hangup', from: '+4930222', callId: 'late' });
    await tell({ event: 'newCall', from: '+4930222', callId: 'late' });
    expect(await callsOf(house)).toMatchObject([{ state: 'ENDED' }]);
    expect(await countNotices(house)).toBe(before);
  });

  test('of a system that numbers no calls is one call, until it ends', async () => {
    await tell({ from: '+4930333' });
    await tell({ from: '+4930333' });
    await tell({ event: 'answer', from: '+4930333' });
    expect(await callsOf(house)).toMatchObject([{ state: 'ANSWERED' }]);
    await tell({ event: 'hangup', from: '+4930333' });
    await tell({ event: 'hangup', from: '+4930333' });
    await tell({ from: '+4930333' });
    expect(await callsOf(house)).toMatchObject([{ state: 'RINGING' }, { state: 'ENDED' }]);
  });

  test('that is told ten times at one moment is one call', async () => {
    await Promise.all(Array.from({ length: 10 }, () => tell({ from: '+4930444' })));
    await Promise.all(Array.from({ length: 10 }, () => tell({ from: '+4930445', callId: 'y' })));
    expect(await callsOf(house)).toHaveLength(2);
  });

  test('that the house itself makes is not shown', async () => {
    await tell({ from: '+4930222', direction: 'out', callId: 'z' });
    expect(await callsOf(house)).toEqual([]);
  });

  test('is kept for a day', async () => {
    await tell({ from: '+4930222', callId: 'old' });
    await house.database.systemTransaction((tx) =>
      tx.run(command`update phone_call set started_at = now() - interval '25 hours'`),
    );
    await tell({ from: '+4930223', callId: 'new' });
    await tidy(house.database);
    expect(await callsOf(house)).toMatchObject([{ caller: '+4930223' }]);
  });

  test('that is long over stands on no screen', async () => {
    await tell({ from: '+4930222', callId: 'old' });
    await house.database.systemTransaction((tx) =>
      tx.run(command`update phone_call set started_at = now() - interval '1 hour'`),
    );
    expect(await callsOf(house)).toMatchObject([{ state: 'RINGING', secondsLeft: 0 }]);
  });
});

test('a house that the installation gives no phone system hears of no call', async () => {
  const closed = await openHouse({ environment: { FEATURE_PHONE_SYSTEM: 'somebody@example.com' } });
  await closed.database.systemTransaction((tx) =>
    tx.run(command`
      insert into phone_token (restaurant_id, name, token_hash)
      values (${closed.restaurant.id}, 'alt', sha256('of-before'))`),
  );
  const told = await closed.app.inject({
    method: 'POST',
    url: '/api/1/phone/calls',
    headers: { authorization: 'Bearer of-before' },
    payload: { from: '1' },
  });
  expect([told.statusCode, told.json().key]).toEqual([403, 'FEATURE_OFF']);
  const read = await ask(closed, 'GET', '/api/1/phone');
  expect([read.statusCode, read.json().key]).toEqual([403, 'FEATURE_OFF']);
  await closed.close();
});

test('a trial rings each time, with the guest of the number', async () => {
  for (let times = 0; times < 2; times += 1) {
    const rung = await ask(house, 'POST', '/api/1/phone/ring', {
      payload: { from: '030 1234567' },
    });
    expect(rung.statusCode).toBe(201);
    expect(rung.json()).toMatchObject({ state: 'RINGING', guests: [{ lastname: 'Huber' }] });
  }
  expect(await callsOf(house)).toHaveLength(2);
});
