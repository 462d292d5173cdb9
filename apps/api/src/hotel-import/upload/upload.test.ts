import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from '../../reservations/testing/open-house.ts';
import { boundary, heading, saveConfig, upload } from '../testing/a-hotel.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
  await saveConfig(house);
});
afterAll(() => house.close());

test.each([
  ['UTF-8', Buffer.from(`${heading}\nMüller;H;1.5.2027;3.5.2027;HP;2`), 'utf-8'],
  ['UTF-8 with BOM', Buffer.from(`\uFEFF${heading}\nMüller;H;1.5.2027;3.5.2027;HP;2`), 'utf-8'],
  [
    'Windows-1252',
    Buffer.from(`${heading}\nMüller;H;1.5.2027;3.5.2027;HP;2`, 'latin1'),
    'windows-1252',
  ],
])('%s is read with its umlauts', async (_name, content, encoding) => {
  const uploaded = await upload(house, content);
  expect(uploaded.json()).toMatchObject({ encoding, fileName: 'gäste.csv' });
  expect(uploaded.json().headings[0]).toBe('Nachname');
  expect(uploaded.json().sample[0][0]).toBe('Müller');
});

test.each([
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'not-text'],
  ['one column', Buffer.from('Name\nMüller'), 'no-columns'],
  ['a heading alone', Buffer.from(`${heading}\r\n`), 'no-rows'],
  ['nothing', Buffer.alloc(0), 'no-columns'],
  ['quotes that never close', Buffer.from(`${heading}\n"Müller;x`), 'quotes'],
  [
    'a row of ten megabytes',
    Buffer.from(`${heading}\n${'x'.repeat(10_000_000)};1`),
    'row-too-long',
  ],
])('%s is no table of guests', async (_name, content, reason) => {
  const refused = await upload(house, content);
  expect([refused.statusCode, refused.json().reason]).toEqual([422, reason]);
  expect(refused.json().key).toBe('IMPORT_CSV_UPLOAD_FAILED');
});

test('more than ten megabytes, or no file at all, is refused', async () => {
  const large = await upload(house, Buffer.from(`${heading}\n${'a;b\n'.repeat(2_700_000)}`));
  expect(large.statusCode).toBe(413);
  const none = await house.app.inject({
    method: 'POST',
    url: '/api/1/hotel-csv-import/upload',
    headers: { ...house.restaurant.headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
  });
  expect(none.json().errors).toMatchObject([{ pointer: '/file' }]);
  const cut = await house.app.inject({
    method: 'POST',
    url: '/api/1/hotel-csv-import/upload',
    headers: { ...house.restaurant.headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\nContent-Disp',
  });
  expect(cut.statusCode).toBe(400);
});

test('a file of fifty megabytes is refused at ten, and never in memory as a whole', async () => {
  await house.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = house.app.server.address() as AddressInfo;
  const piece = Buffer.from('Müller;Hans;01.05.2027;03.05.2027;HP;2\r\n'.repeat(1_600));
  const whole = 50 * 1_048_576;
  let sent = 0;
  function* form() {
    yield Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="g.csv"\r\n\r\n${heading}\r\n`,
    );
    for (; sent < whole; sent += piece.length) yield piece;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  const before = process.memoryUsage().rss;
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    const sending = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: '/api/1/hotel-csv-import/upload',
      headers: {
        ...house.restaurant.headers,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    });
    // Answered, the rest of the file meets a closed door: that is no fault any more.
    sending.on('response', resolve);
    sending.on('error', reject);
    Readable.from(form()).pipe(sending);
  });
  expect(answered.statusCode).toBe(413);
  // What was on its way between the two already.
  expect(sent).toBeLessThan(20 * 1_048_576);
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1_048_576);
  answered.destroy();
});
