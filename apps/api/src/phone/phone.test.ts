import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { command } from '../platform/database/sql.ts';
import { bodyTypes } from '../platform/http/body-parsers.ts';
import { tidy } from '../platform/jobs/housekeeping.ts';
import { ask, linkOf } from '../platform/testing/ask.ts';
import { enterMaster } from '../platform/testing/enter-master.ts';
import { makeTestRestaurant } from '../platform/testing/test-restaurant.ts';
import { book } from '../reservations/testing/book.ts';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

let house: OpenHouse;
let token: string;
let neighbour: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
  neighbour = { ...house, restaurant: house.foreign };
  await enterMaster(house.app, house.restaurant);
  token = (await makeToken(house)).json().token;
});
afterAll(() => house.close());
afterEach(() => house.database.systemTransaction((tx) => tx.run(command`delete from phone_call`)));

const makeToken = (where: OpenHouse, name = 'FRITZ!Box') =>
  ask(where, 'POST', '/api/1/phone/tokens', { payload: { name } });

interface Told {
  [field: string]: string | number;
}

const tell = (told: Told, headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  house.app.inject({ method: 'POST', url: '/api/1/phone/calls', headers, payload: told });

const tellByForm = (told: Record<string, string>, url: string) =>
  house.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': bodyTypes.form },
    payload: new URLSearchParams(told).toString(),
  });

const calls = async (where = house) =>
  (await ask(where, 'GET', '/api/1/phone/calls')).json()._embedded.calls;

const notices = async () => {
  const rows: unknown[] = await house.database.systemTransaction((tx) =>
    tx.many({
      text: `select href from change where type = 'phone.call'`,
      values: [],
      parse: (row) => row,
    }),
  );
  return rows.length;
};

describe('a call', () => {
  test('shows who may be calling, with the number however it was written', async () => {
    await ask(house, 'POST', '/api/1/guests', {
      payload: { lastname: 'Huber', phone: '030 1234567', tags: ['Stammgast'], comment: 'Nüsse' },
    });
    for (const from of ['+49301234567', '0049301234567', '49301234567', '030 1234567']) {
      expect((await tell({ event: 'newCall', from, callId: from })).statusCode).toBe(200);
    }
    for (const call of await calls()) {
      expect(call).toMatchObject({
        state: 'RINGING',
        caller: '+49301234567',
        secondsLeft: expect.any(Number),
        guests: [{ lastname: 'Huber', tags: ['Stammgast'], comment: 'Nüsse' }],
      });
    }
    expect(await calls()).toHaveLength(4);
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
    expect(await calls(neighbour)).toEqual([]);
  });

  test('of a number that two guests share shows both, who comes most often first', async () => {
    await ask(house, 'POST', '/api/1/guests', {
      payload: { lastname: 'Alt', phone: '030 555555' },
    });
    const often = { lastname: 'Jung', phone: '030 555555', email: 'jung@example.com' };
    await book(house, { guest: often });
    await book(house, { guest: often, time: '20:00' });
    await tell({ from: '030555555' });
    const [call] = await calls();
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
    expect(await calls()).toMatchObject([
      { caller: null, guests: [] },
      { caller: '+4930999999', guests: [] },
      { caller: null, guests: [] },
    ]);
  });

  test('rings, is answered and ends, and what comes twice or late rings nowhere', async () => {
    const events = ['newCall', 'newCall', 'answer', 'newCall', 'hangup', 'answer', 'hangup'];
    const before = await notices();
    const states: string[] = [];
    for (const event of events) {
      await tell({ event, from: '+4930222', callId: 'x' });
      states.push(...(await calls()).map(({ state }: { state: string }) => state));
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
    expect((await notices()) - before).toBe(3);
  });

  test('that ended before its beginning was heard of does not ring any more', async () => {
    const before = await notices();
    await tell({ event: 'hangup', from: '+4930222', callId: 'late' });
    await tell({ event: 'newCall', from: '+4930222', callId: 'late' });
    expect(await calls()).toMatchObject([{ state: 'ENDED' }]);
    expect(await notices()).toBe(before);
  });

  test('of a system that numbers no calls is one call, until it ends', async () => {
    await tell({ from: '+4930333' });
    await tell({ from: '+4930333' });
    await tell({ event: 'answer', from: '+4930333' });
    expect(await calls()).toMatchObject([{ state: 'ANSWERED' }]);
    await tell({ event: 'hangup', from: '+4930333' });
    await tell({ event: 'hangup', from: '+4930333' });
    await tell({ from: '+4930333' });
    expect(await calls()).toMatchObject([{ state: 'RINGING' }, { state: 'ENDED' }]);
  });

  test('that is told ten times at one moment is one call', async () => {
    await Promise.all(Array.from({ length: 10 }, () => tell({ from: '+4930444' })));
    await Promise.all(Array.from({ length: 10 }, () => tell({ from: '+4930445', callId: 'y' })));
    expect(await calls()).toHaveLength(2);
  });

  test('that the house itself makes is not shown', async () => {
    await tell({ from: '+4930222', direction: 'out', callId: 'z' });
    expect(await calls()).toEqual([]);
  });

  describe('is found by whoever opens a screen', () => {
    const open = async (where = house) => {
      const { _embedded, total } = (await ask(where, 'GET', '/api/1/phone/calls?open=true')).json();
      expect(total).toBe(_embedded.calls.length);
      return _embedded.calls.map(({ caller }: { caller: string }) => caller);
    };
    const age = (what: 'started_at' | 'ended_at', seconds: number) =>
      house.database.systemTransaction((tx) =>
        tx.run({
          text: `update phone_call set ${what} = clock_timestamp() - make_interval(secs => $1)`,
          values: [seconds],
        }),
      );

    test('while it rings, in this house alone', async () => {
      await tell({ from: '+4930222', callId: 'a' });
      expect(await open()).toEqual(['+4930222']);
      expect(await open(neighbour)).toEqual([]);
      await age('started_at', 301);
      expect(await open()).toEqual([]);
    });

    test('until somebody answers, and not after the conversation either', async () => {
      await tell({ from: '+4930222', callId: 'a' });
      await tell({ event: 'answer', callId: 'a' });
      expect(await open()).toEqual([]);
      await tell({ event: 'hangup', callId: 'a' });
      expect(await open()).toEqual([]);
      await tell({ event: 'answer', from: '+4930333', callId: 'b' });
      expect(await open()).toEqual([]);
    });

    test('for the seconds for which the card of a missed call stands elsewhere', async () => {
      await tell({ from: '+4930222', callId: 'a' });
      await tell({ event: 'hangup', callId: 'a' });
      expect(await open()).toEqual(['+4930222']);
      await tell({ event: 'hangup', from: '+4930333', callId: 'never rang' });
      expect(await open()).toEqual(['+4930222']);
      await age('ended_at', 16);
      expect(await open()).toEqual([]);
    });

    test('until somebody puts it away, which changes nothing for those who see it', async () => {
      await tell({ from: '+4930222', callId: 'a' });
      const before = await notices();
      const [call] = await calls();
      const foreign = await ask(neighbour, 'POST', linkOf(call, 'put-away'));
      expect(foreign.statusCode).toBe(404);
      for (let times = 0; times < 2; times += 1) {
        expect((await ask(house, 'POST', linkOf(call, 'put-away'))).statusCode).toBe(204);
      }
      expect(await open()).toEqual([]);
      expect(await calls()).toMatchObject([{ state: 'RINGING' }]);
      expect(await notices()).toBe(before);
    });
  });

  test('is kept for a day', async () => {
    await tell({ from: '+4930222', callId: 'old' });
    await house.database.systemTransaction((tx) =>
      tx.run(command`update phone_call set started_at = now() - interval '25 hours'`),
    );
    await tell({ from: '+4930223', callId: 'new' });
    await tidy(house.database);
    expect(await calls()).toMatchObject([{ caller: '+4930223' }]);
  });

  test('that is long over stands on no screen', async () => {
    await tell({ from: '+4930222', callId: 'old' });
    await house.database.systemTransaction((tx) =>
      tx.run(command`update phone_call set started_at = now() - interval '1 hour'`),
    );
    expect(await calls()).toMatchObject([{ state: 'RINGING', secondsLeft: 0 }]);
  });
});

describe('a phone system', () => {
  test('tells in JSON, in a form, or by opening an address; with its token in a header or there', async () => {
    const url = `/api/1/phone/calls?token=${token}`;
    expect(
      (await tellByForm({ event: 'newCall', from: '4930111111', callId: '1' }, url)).json(),
    ).toEqual({ heard: true, _links: {} });
    const opened = `/api/1/phone/call?token=${token}&callerNumber=030111112`;
    expect((await house.app.inject({ url: opened })).statusCode).toBe(200);
    expect((await tell({ callerNumber: 4930111113, callId: '3' })).statusCode).toBe(200);
    expect((await calls()).map(({ caller }: { caller: string }) => caller)).toEqual([
      '+4930111113',
      '+4930111112',
      '+4930111111',
    ]);
  });

  test('of sipgate is told where to say that somebody answered or hung up', async () => {
    const told = { event: 'newCall', from: '4930111111', to: '4930', direction: 'in', callId: '1' };
    const answer = await tellByForm(
      { ...told, 'user[]': 'Tresen' },
      `/api/1/phone/sipgate?token=${token}`,
    );
    expect(answer.headers['content-type']).toBe('application/xml');
    const [, next = ''] = /onHangup="([^"]+)"/.exec(answer.body) ?? [];
    expect(next).toContain(house.config.APP_ORIGIN);
    const { pathname, search } = new URL(next);
    const hungUp = { event: 'hangup', callId: '1', cause: 'normalClearing' };
    expect((await tellByForm(hungUp, pathname + search)).statusCode).toBe(200);
    expect(await calls()).toMatchObject([{ state: 'ENDED', caller: '+4930111111' }]);
  });

  test.each([
    ['no token', {}],
    ['a wrong one', { authorization: 'Bearer stammtisch-phone-of-nobody' }],
  ])('with %s is refused, and nothing rings', async (_what, headers) => {
    const answer = await tell({ from: '+4930222' }, headers);
    expect([answer.statusCode, answer.json().key]).toEqual([401, 'PLEASE_LOGIN']);
    expect(await calls()).toEqual([]);
  });

  test('is not let in with what staff sign in with, nor with a deploy token', async () => {
    expect((await tell({ from: '1' }, house.restaurant.headers)).statusCode).toBe(401);
    const admin = { authorization: `Bearer ${house.config.REGISTRY_ADMIN_TOKEN}` };
    expect((await tell({ from: '1' }, admin)).statusCode).toBe(401);
  });

  test.each([
    ['an unknown event', { event: 'dance', from: '1' }],
    ['a number of a thousand digits', { from: '1'.repeat(1_000) }],
    ['a call id that no row could hold', { callId: 'a\u0000b' }],
  ])('that sends %s is told what is wrong', async (_what, told) => {
    expect((await tell(told)).statusCode).toBe(400);
    expect(await calls()).toEqual([]);
  });

  test('that sends a megabyte is cut off', async () => {
    const answer = await tell({ from: '1', note: 'x'.repeat(1_048_576) });
    expect(answer.statusCode).toBe(413);
  });

  test('that goes wild is slowed down, without harm to the neighbour', async () => {
    await enterMaster(house.app, neighbour.restaurant);
    const headers = { authorization: `Bearer ${(await makeToken(neighbour)).json().token}` };
    const statuses = new Set<number>();
    // More than the database takes at one moment would be put off, not slowed down.
    for (let told = 0; told < 320; told += 20) {
      const wild = await Promise.all(
        Array.from({ length: 20 }, () => tell({ from: '+4930222', callId: 'wild' }, headers)),
      );
      for (const { statusCode } of wild) statuses.add(statusCode);
    }
    expect([...statuses].toSorted()).toEqual([200, 429]);
    expect((await tell({ from: '1' })).statusCode).toBe(200);
  });
});

describe('the token', () => {
  test('is shown once, kept as a hash, and dead at once when it is taken back', async () => {
    const made = await makeToken(house, 'Büro');
    expect(made.statusCode).toBe(201);
    const { token: fresh, ...shown } = made.json();
    const listed = await ask(house, 'GET', '/api/1/phone');
    const { revoke, ...addresses } = shown._links;
    expect(listed.json().tokens).toContainEqual({ ...shown, _links: { revoke } });
    // What is written into the phone system is shown with the token, and never again.
    expect(addresses['hear-sipgate'].href).toContain(fresh);
    expect(addresses['hear-by-address'].href).toContain(fresh);
    expect(listed.body).not.toContain(fresh);
    const stored = await house.database.systemTransaction((tx) =>
      tx.many({
        text: 'select t::text as whole from phone_token t',
        values: [],
        parse: (row) => JSON.stringify(row),
      }),
    );
    expect(stored.join()).not.toContain(fresh);
    const headers = { authorization: `Bearer ${fresh}` };
    expect((await tell({ from: '1', callId: 'n' }, headers)).statusCode).toBe(200);
    const used = (await ask(house, 'GET', '/api/1/phone')).json().tokens;
    expect(used.at(-1).lastUsedAt).toEqual(expect.any(String));
    const foreign = await ask(neighbour, 'DELETE', linkOf(shown, 'revoke'));
    expect(foreign.statusCode).toBe(404);
    expect((await ask(house, 'DELETE', linkOf(shown, 'revoke'))).statusCode).toBe(204);
    expect((await tell({ from: '1', callId: 'n' }, headers)).statusCode).toBe(401);
  });

  test('needs the master password, and no demo house makes one', async () => {
    const { database, config } = house;
    const someone = await makeTestRestaurant(database, config, { identifier: 'ohne-schluessel' });
    const refused = await makeToken({ ...house, restaurant: someone });
    expect(refused.json().key).toBe('MASTER_PASSWORD_REQUIRED');
    const demo = await makeTestRestaurant(database, config, { identifier: 'schau', isDemo: true });
    await enterMaster(house.app, demo);
    expect((await makeToken({ ...house, restaurant: demo })).json().key).toBe('DEMO_READ_ONLY');
  });

  test('is one of ten at most', async () => {
    for (let made = 1; made < 10; made += 1) await makeToken(house, `Anlage ${made}`);
    const eleventh = await makeToken(house);
    expect([eleventh.statusCode, eleventh.json().key]).toEqual([409, 'TOO_MANY_PHONE_TOKENS']);
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
  expect(await calls()).toHaveLength(2);
});
