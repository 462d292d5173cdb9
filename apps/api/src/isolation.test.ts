import { afterAll, beforeAll, expect, test } from 'vitest';
import { ofEveryHouse, withId, withoutId } from './isolation-calls.ts';
import { canary, leaveCanaries } from './isolation-canaries.ts';
import { bodyTypes } from './platform/http/body-parsers.ts';
import { enterMaster } from './platform/testing/enter-master.ts';
import { openHouse, type OpenHouse } from './reservations/testing/open-house.ts';

let house: OpenHouse;
let ids: Record<string, string>;
beforeAll(async () => {
  house = await openHouse({
    // A provider that nobody reaches: another restaurant’s ids end before it is asked.
    environment: {
      STRIPE_SECRET_KEY: 'sk_of_nobody',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
      STRIPE_API: 'http://127.0.0.1:9',
      READY2ORDER_DEVELOPER_TOKEN: 'token-of-nobody',
      READY2ORDER_API: 'http://127.0.0.1:9',
    },
  });
  ids = await leaveCanaries(house);
  // What stands behind the master password is asked for by somebody who knows it, too.
  await enterMaster(house.app, house.foreign);
});
afterAll(() => house.close());

const guarded = () =>
  house.api.calls.filter(({ call }) => !['public', 'deployer', 'system'].includes(call.audience));

test('every call is in the matrix: a new one has to be added to it', () => {
  const unlisted = guarded()
    .map(({ call }) => call.name)
    .filter((name) => !(name in withId) && !withoutId.has(name) && !ofEveryHouse.has(name));
  expect(unlisted).toEqual([]);
});

test('a call with an id in its path is not taken for one without', () => {
  const wrong = guarded().filter(({ call }) => call.path.includes(':') && withoutId.has(call.name));
  expect(wrong.map(({ call }) => call.name)).toEqual([]);
});

test('the own ids lead somewhere, so that the test below proves something', async () => {
  for (const url of [
    `/api/1/reservations/${ids['reservationId']}`,
    `/api/1/guests/${ids['guestId']}`,
    `/api/1/events/${ids['eventId']}`,
    `/api/1/fees/${ids['feeId']}/evidence`,
    `/api/1/phone/calls/${ids['callId']}`,
    `/api/1/privacy/anonymizations/${ids['anonymizationId']}`,
    `/api/1/roster/${ids['planId']}`,
    `/api/1/hotel-csv-import/imports/${ids['importId']}`,
    `/api/1/reservations/ratings/${ids['ratingId']}`,
    `/api/1/reservations/${ids['reservationId']}/outbox`,
    `/api/1/rooms/${ids['roomId']}/tables/${ids['tableId']}`,
    `/api/1/reservations/${ids['reservationId']}/attachments/${ids['attachmentId']}`,
  ]) {
    const reply = await house.app.inject({ url, headers: house.restaurant.headers });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(canary);
  }
});

test('no call of the registry is for restaurants, so nothing that belongs to one is behind it', async () => {
  const calls = house.api.calls.filter(({ call }) => call.audience === 'deployer');
  expect(calls.map(({ call }) => call.name).toSorted()).toEqual([
    'findMissingFiles',
    'issueDeployToken',
    'listDeployTokens',
    'listVersions',
    'moveChannel',
    'publishVersion',
    'readChannel',
    'revokeDeployToken',
    'storeFile',
  ]);
  for (const { call } of calls) {
    const url = call.path.replace(/:[A-Za-z]+/g, house.restaurant.id);
    const { headers } = house.restaurant;
    const reply = await house.app.inject({ method: call.method, url, headers });
    expect([call.name, reply.statusCode]).toEqual([call.name, 401]);
  }
});

test('another restaurant’s ids lead to nothing, whatever one tries to do with them', async () => {
  const calls = guarded().filter(
    ({ call }) => call.path.includes(':') && !ofEveryHouse.has(call.name),
  );
  expect(calls.length).toBeGreaterThan(5);
  for (const { call, takes } of calls) {
    const url = call.path.replace(/:([A-Za-z]+)/g, (_whole, name: string) => {
      const id = ids[name];
      if (!id) throw new Error(`${call.name}: no foreign ${name} to try`);
      return id;
    });
    const payload = withId[call.name];
    const reply = await house.app.inject({
      method: call.method,
      url: call.name === 'addAttachment' ? `${url}?name=a.txt&type=text/plain` : url,
      headers: {
        ...house.foreign.headers,
        'if-match': '"1"',
        ...(takes === 'bytes' && { 'content-type': bodyTypes.bytes }),
      },
      ...(payload && { payload }),
    });
    expect([call.name, reply.statusCode]).toEqual([call.name, 404]);
    expect(reply.body).not.toContain(canary);
  }
});

test('no list tells of another restaurant', async () => {
  const lists = guarded().filter(
    ({ call }) =>
      call.method === 'GET' &&
      withoutId.has(call.name) &&
      call.audience === 'staff' &&
      // One asks for the declaration first, the other for an import: see their own tests.
      !['exportConsents', 'exportBadRows'].includes(call.name),
  );
  const needed: Record<string, string> = {
    listReservations: `?date=${house.wireDay}`,
    readDayPlan: `?date=${house.wireDay}`,
    listEntries: '?from=03.05.2027',
    exportGuests: '?columns=lastname',
    countAnonymization: '?since=2020-1-1',
  };
  for (const { call } of lists.filter(({ call }) => call.rel !== 'stream')) {
    const { headers } = house.foreign;
    const search = needed[call.name] ?? '';
    const reply = await house.app.inject({ url: `${call.path}${search}`, headers });
    expect([call.name, reply.statusCode]).toEqual([call.name, 200]);
    expect([call.name, reply.body.includes(canary)]).toEqual([call.name, false]);
    expect(reply.body).not.toContain(house.restaurant.id);
  }
});

test('another restaurant’s import can be neither begun nor read', async () => {
  const importId = ids['importId'];
  const { headers } = house.foreign;
  const begun = await house.app.inject({
    method: 'POST',
    url: '/api/1/hotel-csv-import',
    headers,
    payload: { importId },
  });
  const rows = await house.app.inject({
    url: `/api/1/hotel-csv-import/bad-rows?import=${importId}`,
    headers,
  });
  expect([begun.statusCode, rows.statusCode]).toEqual([404, 404]);
});

test('another restaurant’s guest or table cannot be put into an own reservation', async () => {
  const order = { persons: { from: 2, to: 2 }, date: house.wireDay, time: '19:00' };
  const attempts = [
    { ...order, guest: { id: ids['guestId'] } },
    { ...order, guest: { lastname: 'Thief' }, tables: [house.tables['1']] },
  ];
  for (const payload of attempts) {
    const reply = await house.app.inject({
      method: 'POST',
      url: '/api/1/reservations',
      headers: house.foreign.headers,
      payload,
    });
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.body).not.toContain(canary);
  }
});
