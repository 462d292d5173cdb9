import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RegisteredCall } from './api.ts';
import { bodyTypes } from './body-parsers.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';

let house: TestApi;
beforeAll(async () => {
  house = await createTestApi();
});
afterAll(() => house.close());

const fillPath = (path: string, id: string) => path.replace(/:[A-Za-z]+/g, id);
const requestedWith = { 'x-requested-with': 'XMLHttpRequest' };

const isOfSystem = ({ call }: RegisteredCall) => call.audience === 'system';

test('another system’s server is heard by its signature or its own token alone', async () => {
  const refusals: Record<string, string> = {
    hearPaymentNotice: 'NOTICE_NOT_GENUINE',
    hearCall: 'PLEASE_LOGIN',
    hearCallOfSipgate: 'PLEASE_LOGIN',
    hearCallByAddress: 'PLEASE_LOGIN',
  };
  const calls = house.api.calls.filter(isOfSystem);
  expect(calls.map(({ call }) => call.name).toSorted()).toEqual(Object.keys(refusals).toSorted());
  for (const { call, takes } of calls) {
    for (const authorization of ['Bearer forged', house.restaurant.headers.authorization]) {
      const reply = await house.app.inject({
        method: call.method,
        url: call.path,
        headers: { 'content-type': bodyTypes[takes], authorization },
        ...(call.method !== 'GET' && { payload: takes === 'form' ? 'from=1' : '{"id":"evt_1"}' }),
      });
      expect([call.name, reply.json().key]).toEqual([call.name, refusals[call.name]]);
    }
  }
});

test('no call but the public ones answers anything without a valid token', async () => {
  const guarded = house.api.calls.filter(
    (each) => each.call.audience !== 'public' && !isOfSystem(each),
  );
  expect(guarded.length).toBeGreaterThan(5);
  for (const { call } of guarded) {
    for (const headers of [requestedWith, { ...requestedWith, authorization: 'Bearer forged' }]) {
      const url = fillPath(call.path, house.foreign.id);
      const reply = await house.app.inject({ method: call.method, url, headers });
      const isLogout = call.name === 'logOut' && 'authorization' in headers;
      expect([call.name, reply.statusCode]).toEqual([call.name, isLogout ? 204 : 401]);
    }
  }
});

test('every call is in the book of its contract and asks for the header that forms cannot send', async () => {
  const isPicture = ({ call }: RegisteredCall) => call.replyType?.startsWith('image/') === true;
  const pictures = house.api.calls.filter(
    (each) => isPicture(each) && each.call.audience === 'public',
  );
  // What stands in an <img> is asked for without any header.
  expect(pictures.map(({ call }) => call.name)).toEqual(['readPublicLogo']);
  const others = house.api.calls.filter((each) => !pictures.includes(each) && !isOfSystem(each));
  for (const { call } of others) {
    const url = fillPath(call.path, house.foreign.id);
    const reply = await house.app.inject({ method: call.method, url });
    expect([call.name, reply.statusCode]).toEqual([call.name, 403]);
  }
});

test('no route exists beside the registered calls and the few fixed pages', () => {
  const known = new Set(house.api.calls.map(({ call }) => `${call.method} ${call.path}`));
  const fixed =
    /^(GET|HEAD) (\/healthz|\/api\/openapi\.json|\/api\/docs.*|\/(registry|remotes)\/\*)$/;
  const unknown = house.api
    .routes()
    .filter((route) => !known.has(route.replace(/^HEAD /, 'GET ')) && !fixed.test(route));
  expect(unknown).toEqual([]);
});
