import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { createHalClient } from './client.ts';
import { embedded } from './link.ts';
import { isProblem } from './problem.ts';
import { hal, ORIGIN, refusal, scriptedFetch } from './scripted-fetch.ts';
import type { Answer } from './scripted-fetch.ts';
import { createSession } from './session.ts';
import { createMemoryStore } from './store.ts';

const move = {
  rel: 'move',
  method: 'POST',
  audience: 'staff',
  body: z.strictObject({ start: z.string().min(5), notify: z.boolean().default(false) }),
  reply: z.object({ start: z.string().transform((text) => text.split(':').map(Number)) }),
} as const;

const login = {
  method: 'POST',
  path: '/things/:thingId/login',
  audience: 'public',
  params: z.object({ thingId: z.string() }),
  query: z.object({ tag: z.array(z.string()).optional() }),
  body: z.object({ email: z.string() }),
  reply: z.object({ token: z.string() }),
} as const;

function aClient(answer: Answer, options: Partial<Parameters<typeof createHalClient>[0]> = {}) {
  const server = scriptedFetch(answer);
  const session = createSession({
    origin: ORIGIN,
    store: createMemoryStore(),
    fetch: server.fetch,
  });
  session.open({ token: 'opaque', refresherToken: 'refresher' });
  const client = createHalClient({ origin: ORIGIN, fetch: server.fetch, session, ...options });
  return { client, ...server };
}

test('every request says what it accepts, who sends it and for whom', async () => {
  const { client, requests } = aClient(() => hal({}));
  await client.get('/api/1');
  const headers = requests[0]?.headers;
  expect(headers?.get('accept')).toBe('application/hal+json, application/problem+json');
  expect(headers?.get('x-requested-with')).toBe('XMLHttpRequest');
  expect(headers?.get('authorization')).toBe('Bearer opaque');
});

test('a foreign address never sees the token', async () => {
  const { client, requests } = aClient(() => hal({}));
  await client.get('https://register.example/grant');
  await client.send('//api.test.evil.example/x', { body: {} });
  expect(requests.map((request) => request.headers.get('authorization'))).toEqual([null, null]);
});

test('a link is followed with its template filled in', async () => {
  const { client, requests } = aClient(() => hal({ _embedded: { item: [{ id: 1 }] } }));
  const entry = { _links: { list: { href: '/list{?date,tag*}', templated: true } } };
  const reply = await client.follow(entry, 'list', {
    variables: { date: '01.05.2026', tag: ['a b', 'c'] },
  });
  expect(requests[0]?.url).toBe(`${ORIGIN}/list?date=01.05.2026&tag=a%20b&tag=c`);
  expect(embedded(reply.resource, 'item')).toEqual([{ id: 1 }]);
});

test('a link that is not offered is a typed problem, not a guessed address', async () => {
  const { client, requests } = aClient(() => hal({}));
  const resource = { _links: { self: { href: '/a' } } };
  const refused = client.call(resource, move, { body: { start: '19:30' } });
  await expect(refused).rejects.toMatchObject({ type: 'link-missing' });
  expect(requests).toHaveLength(0);
});

test('a call goes to the resource’s own link with version and key, and parses the reply', async () => {
  const { client, requests } = aClient(() => hal({ start: '20:15' }, { etag: '"2"' }));
  const resource = { _links: { move: { href: '/a/move' } } };
  const reply = await client.call(resource, move, {
    body: { start: '20:15' },
    ifMatch: '"1"',
    idempotencyKey: 'k',
  });
  expect(reply).toMatchObject({ resource: { start: [20, 15] }, etag: '"2"', status: 200 });
  const [request] = requests;
  expect(request?.method).toBe('POST');
  expect(request?.headers.get('if-match')).toBe('"1"');
  expect(request?.headers.get('idempotency-key')).toBe('k');
  expect(request?.headers.get('content-type')).toBe('application/json');
  expect(await request?.json()).toEqual({ start: '20:15' });
});

test('a body that the server would refuse does not travel, and each field is named', async () => {
  const { client, requests } = aClient(() => hal({}));
  const resource = { _links: { move: { href: '/a/move' } } };
  const refused = client.call(resource, move, { body: { start: 'x' } });
  await expect(refused).rejects.toMatchObject({
    type: 'invalid-request',
    status: 0,
    errors: [{ pointer: '/start' }],
  });
  expect(requests).toHaveLength(0);
});

test('an entry call fills its path and query, and a public one goes without a token', async () => {
  const { client, requests } = aClient(() => hal({ token: 't' }));
  await client.entry(login, {
    params: { thingId: 'a/b' },
    query: { tag: ['x', 'y'] },
    body: { email: 'a@b' },
  });
  expect(requests[0]?.url).toBe(`${ORIGIN}/things/a%2Fb/login?tag=x&tag=y`);
  expect(requests[0]?.headers.get('authorization')).toBeNull();
});

test('a form is sent as a form, and a given token takes the place of the session’s', async () => {
  const { client, requests } = aClient(() => hal({ token: 't' }));
  const options = { params: { thingId: 'a' }, body: { email: 'a@b' } };
  await client.entry(login, { ...options, bodyAs: 'form', bearer: 'other' });
  expect(requests[0]?.headers.get('content-type')).toMatch('application/x-www-form-urlencoded');
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer other');
  expect(await requests[0]?.text()).toBe('email=a%40b');
});

test('a refusal keeps its type, key, field errors and extension members', async () => {
  const onProblem = vi.fn<(problem: unknown, request: unknown) => void>();
  const errors = [{ pointer: '/start', code: 'PAST', message: 'lies in the past' }];
  const { client } = aClient(() => refusal(409, 'table-taken', { errors, nearest: ['20:00'] }), {
    onProblem,
  });
  await expect(client.send('/a', { body: {} })).rejects.toMatchObject({
    type: 'table-taken',
    status: 409,
    key: 'TABLE_TAKEN',
    errors,
    extensions: { nearest: ['20:00'] },
  });
  expect(onProblem.mock.calls[0]?.[1]).toEqual({ method: 'POST', href: `${ORIGIN}/a` });
});

test.each([
  [500, '<h1>oops</h1>', 'ERROR_OCCURED_CONTACT_US'],
  [502, '', 'WE_ARE_ON_IT'],
  [400, '[1]', 'ERROR_OCCURED_CONTACT_US'],
  [404, 'null', 'NOT_FOUND'],
])('an error %d with the body %j becomes a generic problem', async (status, body, key) => {
  const { client } = aClient(() => new Response(body, { status }));
  const error: unknown = await client.get('/a').catch((caught: unknown) => caught);
  expect(isProblem(error)).toBe(true);
  expect(error).toMatchObject({ status, key });
});

test('a reply that is no JSON or does not fit is a problem of its own', async () => {
  const { client, network } = aClient(() => new Response('<html>'));
  await expect(client.get('/a')).rejects.toMatchObject({ type: 'unexpected-reply' });
  network.answer = () => hal({ start: 5 });
  await expect(client.get('/a', { schema: move.reply })).rejects.toMatchObject({
    type: 'unexpected-reply',
    errors: [{ pointer: '/start' }],
  });
});

test('an empty 204 is a reply without a resource', async () => {
  const { client } = aClient(() => new Response(null, { status: 204 }));
  const reply = await client.send('/a', { method: 'DELETE', schema: z.undefined() });
  expect(reply).toMatchObject({ resource: undefined, status: 204 });
});
