import * as z from 'zod';
import { defineCall } from '@stammtisch/contracts/call';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { answer } from './answer.ts';
import { stale } from './conditions.ts';
import { once } from './idempotency.ts';
import { refuse } from './refusal.ts';
import { register } from './register.ts';

const note = z.object({ text: z.string() });
const writeNote = defineCall({
  name: 'writeNote',
  summary: 'Writes a note',
  method: 'POST',
  path: '/api/1/notes',
  audience: 'staff',
  body: z.strictObject({ text: z.string().min(1), size: z.int().default(1) }),
  status: 201,
  reply: note,
});
const readNote = defineCall({
  name: 'readNote',
  summary: 'Reads a note',
  method: 'GET',
  path: '/api/1/notes/:noteId',
  audience: 'staff',
  params: z.object({ noteId: z.coerce.number().int() }),
  reply: note,
});
const guardedNote = defineCall({
  name: 'guardedNote',
  summary: 'Changes a guarded note',
  method: 'PUT',
  path: '/api/1/notes/:noteId',
  audience: 'master',
  params: z.object({ noteId: z.coerce.number().int() }),
  reply: note,
});

let house: TestApi;
let written = 0;
let pause: Promise<void> | undefined;
let begin: (() => void) | undefined;
let modifiedAt = new Date();
beforeAll(async () => {
  house = await createTestApi({
    mount(api) {
      register(api, writeNote, (request) =>
        api.database.transaction(request.session.restaurant, (tx) =>
          once(tx, request.session.restaurant, request, async () => {
            begin?.();
            await pause;
            written += 1;
            return request.body.text === 'refuse'
              ? refuse('not-bookable')
              : answer({ text: `${request.body.text} ${written}` }, { version: written });
          }),
        ),
      );
      register(api, readNote, async () =>
        answer({ text: 'note', secret: 1 }, { version: 3, modifiedAt }),
      );
      register(api, guardedNote, async ({ ifMatch }) =>
        ifMatch === undefined ? refuse('version-required') : stale({ text: 'now' }, 4),
      );
    },
  });
});
afterAll(() => house.close());

// Async, so that the request starts without anybody waiting for it.
async function write(payload: object | string, headers: Record<string, string> = {}) {
  return house.app.inject({
    method: 'POST',
    url: '/api/1/notes',
    headers: { ...house.restaurant.headers, 'content-type': 'application/json', ...headers },
    payload,
  });
}
const read = (headers: Record<string, string> = {}) =>
  house.app.inject({ url: '/api/1/notes/1', headers: { ...house.restaurant.headers, ...headers } });

test('an unknown field is refused by its name', async () => {
  const reply = await write({ text: 'a', colour: 'red' });
  expect(reply.statusCode).toBe(400);
  expect(reply.headers['content-type']).toContain('application/problem+json');
  expect(reply.json()).toMatchObject({
    type: '/problems/invalid-request',
    key: 'INVALID_REQUEST',
    errors: [{ pointer: '/colour', code: 'unknown-field' }],
  });
});

test('every wrong field is named at once', async () => {
  const reply = await write({ text: '', size: 'big' });
  expect(reply.json().errors).toMatchObject([
    { pointer: '/text', code: 'too-small' },
    { pointer: '/size', code: 'invalid-type' },
  ]);
  expect((await write({})).json().errors).toMatchObject([{ pointer: '/text', code: 'required' }]);
});

test.each([
  ['not JSON', '{"text":', 400, 'INVALID_REQUEST'],
  ['a list instead of an object', '[]', 400, 'INVALID_REQUEST'],
  ['empty', '', 400, 'INVALID_REQUEST'],
  ['holding a NUL', '{"text":"a\\u0000"}', 400, 'INVALID_REQUEST'],
  ['holding half a surrogate pair', '{"text":"a\\ud800"}', 400, 'INVALID_REQUEST'],
  ['nested too deeply', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, 400, 'INVALID_REQUEST'],
  ['larger than 1 MiB', JSON.stringify({ text: 'x'.repeat(1_048_577) }), 413, 'BODY_TOO_LARGE'],
])('a body that is %s is refused', async (_name, payload, status, key) => {
  const reply = await write(payload);
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ key, detail: expect.any(String) });
});

test.each(['text/plain', 'application/x-www-form-urlencoded'])(
  'a body of type %s is refused',
  async (type) => {
    expect((await write('text=a', { 'content-type': type })).statusCode).toBe(415);
  },
);

test('an address at which there is nothing answers 404, another method 405', async () => {
  const { headers } = house.restaurant;
  const nothing = await house.app.inject({ url: '/api/1/nothing', headers });
  expect(nothing.statusCode).toBe(404);
  expect(nothing.json().key).toBe('NOT_FOUND');
  const method = await house.app.inject({ method: 'PATCH', url: '/api/1/notes', headers });
  expect(method.statusCode).toBe(405);
  expect(method.headers['allow']).toBe('POST');
});

test('a request that a foreign page could forge is refused', async () => {
  const { authorization = '' } = house.restaurant.headers;
  const reply = await house.app.inject({ url: '/api/1/notes/1', headers: { authorization } });
  expect(reply.statusCode).toBe(403);
  expect(reply.json().type).toBe('/problems/forbidden-origin');
});

test('what needs the master password says so', async () => {
  const { headers } = house.restaurant;
  const reply = await house.app.inject({ method: 'PUT', url: '/api/1/notes/1', headers });
  expect(reply.statusCode).toBe(403);
  expect(reply.json().key).toBe('MASTER_PASSWORD_REQUIRED');
});

test('a reply holds only what its contract knows', async () => {
  const reply = await read();
  expect(reply.headers['content-type']).toContain('application/hal+json');
  expect(reply.json()).toEqual({ text: 'note' });
});

test('an unchanged representation answers 304 by its ETag', async () => {
  const { etag } = (await read()).headers;
  expect(etag).toBe('"3"');
  expect((await read({ 'if-none-match': String(etag) })).statusCode).toBe(304);
  expect((await read({ 'if-none-match': '"2"' })).statusCode).toBe(200);
});

test('by date it is unchanged only once two seconds have passed', async () => {
  modifiedAt = new Date();
  const young = await read();
  const since = String(young.headers['last-modified']);
  expect((await read({ 'if-modified-since': since })).statusCode).toBe(200);
  expect((await read({ 'if-modified-since': new Date().toUTCString() })).statusCode).toBe(200);
  modifiedAt = new Date(Date.now() - 3_000);
  const old = String((await read()).headers['last-modified']);
  expect((await read({ 'if-modified-since': old })).statusCode).toBe(304);
});

test('a repeated key gets the same answer, and the work is done once', async () => {
  const key = { 'idempotency-key': 'the-same-key' };
  const before = written;
  const first = await write({ text: 'once' }, key);
  const again = await write({ text: 'once' }, key);
  expect(again.json()).toEqual(first.json());
  expect([again.statusCode, again.headers.etag]).toEqual([201, first.headers.etag]);
  expect(written).toBe(before + 1);
  const changed = await write({ text: 'changed' }, key);
  expect(changed.statusCode).toBe(422);
  expect(changed.json().key).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('a repeat while the first is at work answers 409', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  pause = gate.promise;
  begin = begun.resolve;
  const key = { 'idempotency-key': 'a-slow-request' };
  const first = write({ text: 'slow' }, key);
  await begun.promise;
  expect((await write({ text: 'slow' }, key)).statusCode).toBe(409);
  gate.resolve();
  pause = undefined;
  expect((await first).statusCode).toBe(201);
});

test('a refusal is not kept, so that a repeat may succeed', async () => {
  const before = written;
  const key = { 'idempotency-key': 'refused-at-first' };
  expect((await write({ text: 'refuse' }, key)).statusCode).toBe(409);
  expect((await write({ text: 'refuse' }, key)).statusCode).toBe(409);
  expect(written).toBe(before + 2);
});

test('no answer allows inline code, foreign frames or foreign origins', async () => {
  const { headers } = await read();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers['access-control-allow-origin']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
});
