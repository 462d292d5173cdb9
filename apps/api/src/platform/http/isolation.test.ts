import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RegisteredCall } from './api.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';

let house: TestApi;
beforeAll(async () => {
  house = await createTestApi();
});
afterAll(() => house.close());

const fillPath = (path: string, id: string) => path.replace(/:[A-Za-z]+/g, id);
const requestedWith = { 'x-requested-with': 'XMLHttpRequest' };

const isSigned = ({ call }: RegisteredCall) => call.audience === 'system';

test('another system’s server is heard by its signature alone', async () => {
  const signed = house.api.calls.filter(isSigned);
  expect(signed.map(({ call }) => call.name)).toEqual(['hearPaymentNotice']);
  for (const { call } of signed) {
    const headers = { 'content-type': 'application/json' };
    const payload = '{"id":"evt_1"}';
    const reply = await house.app.inject({ method: call.method, url: call.path, headers, payload });
    expect([call.name, reply.json().key]).toEqual([call.name, 'NOTICE_NOT_GENUINE']);
  }
});

test('no call but the public ones answers anything without a valid token', async () => {
  const guarded = house.api.calls.filter(
    (each) => each.call.audience !== 'public' && !isSigned(each),
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
  const others = house.api.calls.filter((each) => !pictures.includes(each) && !isSigned(each));
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
