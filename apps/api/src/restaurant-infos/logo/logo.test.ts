import { deflateSync, crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { largestLogo } from '@stammtisch/contracts/restaurant-info/logo';
import { createTestApi, type TestApi } from '../../platform/testing/create-test-api.ts';
import { enterMaster } from '../../platform/testing/enter-master.ts';
import { makeTestRestaurant } from '../../platform/testing/test-restaurant.ts';
import { drawLogo } from './draw-logo.ts';

const infos = '/api/1/settings/restaurantinfos';
const url = `${infos}/logo`;

let house: TestApi;
beforeAll(async () => {
  house = await createTestApi();
  await enterMaster(house.app, house.restaurant);
});
afterAll(() => house.close());
afterEach(() => ask('DELETE'));

const ask = (method: 'GET' | 'DELETE', path = url, headers = house.restaurant.headers) =>
  house.app.inject({ method, url: path, headers });

const upload = (payload: Buffer, headers = house.restaurant.headers) =>
  house.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload,
  });

const red = { create: { width: 300, height: 100, channels: 4, background: '#b91c1c' } } as const;

const script =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80" onload="alert(1)">
  <script>fetch('https://evil.example')</script>
  <image href="file:///etc/passwd" width="10" height="10"/>
  <rect width="200" height="80" fill="#1d4ed8"/></svg>`);

/** A few kilobytes that unpack to a picture of 30,000 by 30,000. */
function bomb(): Buffer {
  const side = 30_000;
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((side / 8 + 1) * 1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test.each([
  ['PNG', () => sharp(red).png().toBuffer(), 'image/png'],
  ['JPEG', () => sharp(red).jpeg().toBuffer(), 'image/jpeg'],
  ['WebP', () => sharp(red).webp().toBuffer(), 'image/png'],
  ['GIF', () => sharp(red).gif().toBuffer(), 'image/png'],
])('a logo may be a %s', async (_name, draw, type) => {
  const stored = await upload(await draw());
  expect([stored.statusCode, stored.json()]).toMatchObject([
    201,
    { type, width: 300, height: 100 },
  ]);
  const shown = await ask('GET');
  expect(shown.headers).toMatchObject({
    'content-type': type,
    'x-content-type-options': 'nosniff',
  });
  expect(shown.headers['content-disposition']).toBeUndefined();
});

test('a drawing with a script becomes a picture without one', async () => {
  await upload(script);
  const { rawPayload, headers } = await ask('GET');
  expect(headers['content-type']).toBe('image/png');
  expect(rawPayload.toString('latin1')).not.toMatch(/script|svg|alert|passwd/);
  const { dominant } = await sharp(rawPayload).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

test('what a camera wrote into a photograph stays behind, and it stands upright', async () => {
  const photo = await sharp({ ...red, create: { ...red.create, width: 2_000, height: 1_000 } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Kanarienvogel' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const stored = await upload(photo);
  expect(stored.json()).toMatchObject({ width: 512, height: 1_024 });
  const { rawPayload } = await ask('GET');
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  expect(rawPayload.toString('latin1')).not.toContain('Kanarienvogel');
});

test('a bomb is refused before it is unpacked', async () => {
  const file = bomb();
  expect(file.length).toBeLessThan(20_000);
  const refused = await upload(file);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { key: 'PICTURE_NOT_USABLE', reason: 'too-many-pixels' },
  ]);
});

test.each([
  ['nothing', Buffer.alloc(0), 'empty'],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'not-a-picture'],
  ['a PDF', Buffer.from('%PDF-1.7\nRechnung'), 'not-a-picture'],
  ['half a PNG', Buffer.from('\u0089PNG\r\n\u001a\n\u0000\u0000', 'latin1'), 'not-a-picture'],
  ['an SVG that repeats itself without end', laughs(), 'not-a-picture'],
])('%s is no logo', async (_name, file, reason) => {
  const refused = await upload(file);
  expect([refused.statusCode, refused.json().reason]).toEqual([422, reason]);
  expect((await ask('GET')).statusCode).toBe(404);
});

function laughs(): Buffer {
  const entities = Array.from(
    { length: 12 },
    (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
  );
  return Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "ha">${entities.join('')}]>
     <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&l12;</text></svg>`,
  );
}

test('ten mebibytes are read, one byte more is not', async () => {
  const refused = await upload(Buffer.alloc(largestLogo + 1));
  expect([refused.statusCode, refused.json().key]).toEqual([413, 'BODY_TOO_LARGE']);
});

test('guests see it under an address that names its content, without any header', async () => {
  const before = (await ask('GET', infos)).headers.etag;
  const stored = await upload(await sharp(red).png().toBuffer());
  const { href } = stored.json()._links.picture;
  const read = await ask('GET', infos);
  expect(read.json()._links.picture.href).toBe(href);
  expect(read.headers.etag).not.toBe(before);
  const shown = await house.app.inject({ url: href });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers['cache-control']).toContain('immutable');
  const form = await house.app.inject({
    url: '/api/1/public/restaurants/goldener-loewe',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(form.json()._links.picture.href).toBe(href);
  const other = await upload(await sharp(red).negate().png().toBuffer());
  expect(other.json()._links.picture.href).not.toBe(href);
  expect((await house.app.inject({ url: href })).statusCode).toBe(404);
});

test('a deleted logo is gone for everybody', async () => {
  const { href } = (await upload(await sharp(red).png().toBuffer())).json()._links.picture;
  expect((await ask('DELETE')).statusCode).toBe(204);
  expect((await ask('GET')).statusCode).toBe(404);
  expect((await house.app.inject({ url: href })).statusCode).toBe(404);
  expect((await ask('GET', infos)).json()._links.picture).toBeUndefined();
});

test('needs the master password, and is not for demo houses', async () => {
  const picture = await sharp(red).png().toBuffer();
  const locked = await upload(picture, house.foreign.headers);
  expect(locked.json().key).toBe('MASTER_PASSWORD_REQUIRED');
  const demo = await makeTestRestaurant(house.database, house.config, {
    identifier: 'demo',
    isDemo: true,
  });
  await enterMaster(house.app, demo);
  expect((await upload(picture, demo.headers)).json().key).toBe('DEMO_READ_ONLY');
});

test('a large picture is drawn beside the other work, which goes on', async () => {
  const create = { width: 6_000, height: 4_000, channels: 3, background: '#7c2d3e' } as const;
  const large = await sharp({ create }).jpeg().toBuffer();
  // Were it drawn in this thread, nothing else could run but between the steps: three times.
  let turns = 0;
  const beat = setInterval(() => (turns += 1), 1);
  expect(await drawLogo(large)).toMatchObject({ width: 1_024, height: 683 });
  clearInterval(beat);
  expect(turns).toBeGreaterThan(10);
});
