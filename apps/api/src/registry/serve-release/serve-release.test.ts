import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { integrityOf } from '@stammtisch/remote-registry';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseUnavailable } from '../../platform/database/faults.ts';
import { aRemote } from '../testing/a-remote.ts';
import { livePointer, openRegistry, type TestRegistry } from '../testing/open-registry.ts';

const remote = aRemote();
const entry = `${remote.base}${remote.manifest.container.entry}`;
const content = remote.contents.get(remote.manifest.container.entry);

let house: TestRegistry;
let releaseHref: string;
beforeAll(async () => {
  house = await openRegistry({
    environment: {
      OVERRIDE_ORIGINS: 'http://localhost:3001',
      EXTERNAL_ORIGINS: 'https://a.example',
    },
  });
  const kitchen = house.pipeline(await house.issueToken('kitchen', ['roster']));
  await kitchen.publish(remote);
  await kitchen.move({ verb: 'promote', remote: 'roster', version: '1.0.0' });
  releaseHref = (await livePointer(house.app)).release.href;
});
afterAll(() => house.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  house.app.inject({ url, headers });

test('the pointer is asked for each time, and not sent again while it stands', async () => {
  const first = await get('/registry/live.json');
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(first.json()).toMatchObject({
    channel: 'live',
    externalOrigins: ['https://a.example'],
    overrideOrigins: ['http://localhost:3001'],
  });
  const again = await get('/registry/live.json', {
    'if-none-match': String(first.headers['etag']),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('/registry/live.json', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('a release is the very bytes that its hash in the pointer is of, and stays for ever', async () => {
  const reply = await get(releaseHref);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(integrityOf(reply.rawPayload)).toBe((await livePointer(house.app)).release.sha384);
});

test.each([
  ['static/js/entry.js', 'application/javascript; charset=utf-8'],
  ['static/css/page.css', 'text/css; charset=utf-8'],
  ['static/font/serif.woff2', 'font/woff2'],
  ['messages/de.json', 'application/json; charset=utf-8'],
])('%s is sent as what it is, byte for byte, to be kept for ever', async (path, type) => {
  const reply = await get(remote.base + path);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe(type);
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.rawPayload.equals(remote.contents.get(path) ?? Buffer.from('none'))).toBe(true);
});

test('the manifest lies beside the files as it was built', async () => {
  expect((await get(`${remote.base}remote.json`)).body).toBe(remote.manifestText);
});

test('a browser gets the smallest encoding that it takes', async () => {
  const brotli = await get(entry, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.rawPayload)).toEqual(content);
  const gzip = await get(entry, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload)).toEqual(content);
  const plain = await get(entry);
  expect(plain.headers['content-encoding']).toBeUndefined();
  const tags = [brotli, gzip, plain].map(({ headers }) => headers['etag']);
  expect(new Set(tags).size).toBe(3);
});

test('what is compressed already is sent as it is', async () => {
  const font = await get(`${remote.base}static/font/serif.woff2`, { 'accept-encoding': 'br' });
  expect(font.headers['content-encoding']).toBeUndefined();
});

test('HEAD tells the same as GET, and a query changes nothing', async () => {
  for (const url of ['/registry/live.json', releaseHref, entry]) {
    const full = await get(url);
    const head = await house.app.inject({ method: 'HEAD', url: `${url}?v=1#x` });
    expect([url, head.statusCode, head.body]).toEqual([url, 200, '']);
    for (const name of ['content-type', 'cache-control', 'etag', 'content-length']) {
      expect([name, head.headers[name]]).toEqual([name, full.headers[name]]);
    }
    expect((await get(`${url}?v=2`)).body).toBe(full.body);
    const kept = await get(url, { 'if-none-match': String(full.headers['etag']) });
    expect([url, kept.statusCode]).toEqual([url, 304]);
  }
});

test.each([
  '/registry/night.json',
  '/registry/LIVE.json',
  '/registry/live',
  '/registry/',
  '/registry/releases/0123456789abcdef.json',
  '/registry/releases/%00.json',
  '/remotes/',
  '/remotes/roster/',
  `${remote.base}static/js/missing.js`,
  `${remote.base}static%2fjs%2fentry.js/`,
  `/remotes/roster/9.9.9-0123456789abcdef/static/js/entry.js`,
  `/remotes/roster/..%2f..%2fhost.json`,
  `${remote.base}..%2f..%2f..%2fhost.json`,
  `${remote.base}%2e%2e/%2e%2e/host.json`,
  `${remote.base}static/js/entry.js%00`,
  `${remote.base}..\\..\\host.json`,
  `/remotes/${'a'.repeat(3_000)}`,
])('at %s there is nothing, and never a page in its place', async (url) => {
  const reply = await get(url, { accept: 'text/html' });
  expect([url, reply.statusCode]).toEqual([url, 404]);
  expect(reply.headers['content-type']).toContain('json');
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('every other address of the host is the shell', async () => {
  const reply = await get('/timeline', { accept: 'text/html' });
  expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('shell')]);
});

test('the policy allows scripts of a developer’s origin only where the installation names one', async () => {
  const policyOf = async (registry: TestRegistry, url: string) =>
    String((await registry.app.inject({ url })).headers['content-security-policy']);
  for (const url of ['/registry/live.json', entry, '/']) {
    const policy = await policyOf(house, url);
    expect(policy).toMatch(/script-src 'self' http:\/\/localhost:3001;/);
    expect(policy).not.toContain('unsafe');
  }
  const usual = await openRegistry();
  expect(await policyOf(usual, '/')).toContain("script-src 'self';");
  await usual.close();
});

test('while the database is away the pointer that was seen last goes on, with what is kept', async () => {
  const before = await get('/registry/live.json');
  await get(entry);
  const { database } = house.api;
  const systemTransaction = database.systemTransaction.bind(database);
  database.systemTransaction = () => Promise.reject(new DatabaseUnavailable('gone'));
  const replies = [
    await get('/registry/live.json'),
    await get(entry),
    await get('/registry/night.json'),
    await get(`${remote.base}static/css/other.css`),
  ];
  database.systemTransaction = systemTransaction;
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503, 503]);
  expect(replies[0]?.body).toBe(before.body);
  expect(replies[2]?.headers['retry-after']).toBeDefined();
});

test('a hundred requests for one file read it from the database once', async () => {
  const fresh = aRemote({ version: '1.5.0' });
  await house.pipeline(house.admin).publish(fresh);
  const { database } = house.api;
  let readings = 0;
  const systemTransaction = database.systemTransaction.bind(database);
  database.systemTransaction = (work) => {
    readings += 1;
    return systemTransaction(work);
  };
  const url = `${fresh.base}static/js/entry.js`;
  const replies = await Promise.all(Array.from({ length: 100 }, () => get(url)));
  database.systemTransaction = systemTransaction;
  expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(readings).toBe(1);
});
