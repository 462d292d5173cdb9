import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  attachment,
  largestAttachment,
  listAttachments,
} from '@stammtisch/contracts/reservation/attachment';
import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import { book, follow } from '../testing/book.ts';
import { openHouse, type OpenHouse } from '../testing/open-house.ts';

let house: OpenHouse;
let party: ReservationReply;
beforeAll(async () => {
  house = await openHouse();
  party = await book(house);
});
afterAll(() => house.close());

const pdf = Buffer.from('%PDF-1.7\nFunktionsblatt');

function attach(name: string, type: string, payload: Buffer) {
  return house.app.inject({
    method: 'POST',
    url: `/api/1/reservations/${party.id}/attachments`,
    query: { name, type },
    headers: { ...house.restaurant.headers, 'content-type': 'application/octet-stream' },
    payload,
  });
}

const ask = (url: string, method: 'GET' | 'DELETE' = 'GET', by = house.restaurant) =>
  house.app.inject({ method, url, headers: by.headers });

const listed = async () => {
  const reply = await follow(house, party, 'self', { method: 'GET' });
  return listAttachments.reply.parse((await ask(`${reply.json()._links.attachments.href}`)).json());
};

test('a function sheet comes back byte for byte, to be kept and never to be shown in place', async () => {
  const stored = attachment.parse(
    (await attach('Menü „12“ (neu).pdf', 'application/pdf', pdf)).json(),
  );
  expect(stored).toMatchObject({ type: 'application/pdf', size: pdf.length });
  const file = await ask(String(Object(stored._links['content']).href));
  expect(file.rawPayload.equals(pdf)).toBe(true);
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const disposition = String(file.headers['content-disposition']);
  expect(disposition).toMatch(/^attachment; filename="Men_ _12_ \(neu\)\.pdf"; /);
  expect(disposition).toContain(
    "filename*=UTF-8''Men%C3%BC%20%E2%80%9E12%E2%80%9C%20%28neu%29.pdf",
  );
});

test.each([
  ['rechnung.pdf', 'application/pdf', Buffer.from('MZ\u0090\u0000')],
  ['bild.png', 'image/png', pdf],
  ['notiz.txt', 'text/plain', pdf],
  ['plan.svg', 'image/svg+xml', Buffer.from('<svg onload="alert(1)"/>')],
  ['seite.html', 'text/html', Buffer.from('<script>alert(1)</script>')],
])('%s is not taken for %s', async (name, type, content) => {
  const reply = await attach(name, type, content);
  expect([reply.statusCode, reply.json().key]).toEqual([415, 'NOT_WHAT_IT_SAYS']);
  expect(reply.json().detail).toContain('application/pdf');
});

test('ten mebibytes are taken, one byte more is not', async () => {
  const most = Buffer.alloc(largestAttachment, 'a');
  expect((await attach('viel.txt', 'text/plain', most)).statusCode).toBe(201);
  const more = await attach('mehr.txt', 'text/plain', Buffer.concat([most, Buffer.from('a')]));
  expect([more.statusCode, more.json().key]).toEqual([413, 'BODY_TOO_LARGE']);
});

test('an empty file is refused', async () => {
  expect((await attach('leer.txt', 'text/plain', Buffer.alloc(0))).statusCode).toBe(400);
});

test('what is attached is counted, told in the history, and leaves an open edit alone', async () => {
  const before = await listed();
  await attach('wünsche.txt', 'text/plain', Buffer.from('Ohne Nüsse'));
  const read = await follow(house, party, 'self', { method: 'GET' });
  expect(read.json()).toMatchObject({
    attachmentCount: before.total + 1,
    version: party.version,
  });
  const history = (await follow(house, party, 'history')).json();
  expect(history._embedded.entries.at(-1)).toMatchObject({ what: 'attached', to: 'wünsche.txt' });
});

test('a deleted attachment is gone, and with the reservation all of them', async () => {
  const [first] = (await listed())._embedded.attachments;
  const url = `/api/1/reservations/${party.id}/attachments/${first?.id}`;
  expect((await ask(url, 'DELETE')).statusCode).toBe(204);
  expect((await ask(url)).statusCode).toBe(404);
  expect((await ask(url, 'DELETE')).statusCode).toBe(404);
});

test('another restaurant’s files are not to be found', async () => {
  const [first] = (await listed())._embedded.attachments;
  const url = `/api/1/reservations/${party.id}/attachments`;
  for (const path of [url, `${url}/${first?.id}`]) {
    expect((await ask(path, 'GET', house.foreign)).statusCode).toBe(404);
  }
});
