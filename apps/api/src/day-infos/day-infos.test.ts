import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type OpenHouse } from '../reservations/testing/open-house.ts';

let house: OpenHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const read = (date: string, headers = house.restaurant.headers) =>
  house.app.inject({ url: `/api/1/dayinfos/${date}`, headers });

const write = (date: string, comment: string, ifMatch?: string, more = {}) =>
  house.app.inject({
    method: 'PUT',
    url: `/api/1/dayinfos/${date}`,
    headers: { ...house.restaurant.headers, ...(ifMatch && { 'if-match': ifMatch }) },
    payload: { comment, ...more },
  });

test('a day of which nobody wrote anything has an empty comment', async () => {
  const reply = await read('24.12.2026');
  expect(reply.json()).toMatchObject({ date: '24.12.2026', comment: '', version: 0 });
  expect(reply.headers.etag).toBe('"0"');
});

test('a comment is kept for its day, and every version has its own tag', async () => {
  const first = await write('01.05.2027', ' Spargel ist da\nOfen 2 kaputt ', '"0"');
  expect(first.json()).toMatchObject({ comment: 'Spargel ist da\nOfen 2 kaputt', version: 1 });
  expect(first.headers.etag).toBe('"1"');
  expect((await read('01.05.2027')).json().comment).toContain('Spargel');
  expect((await read('02.05.2027')).json().comment).toBe('');
  const emptied = await write('01.05.2027', '', '"1"');
  expect(emptied.json()).toMatchObject({ comment: '', version: 2 });
});

test('of two who write at once the second is shown what the first wrote', async () => {
  const replies = await Promise.all([
    write('03.05.2027', 'DJ kommt um acht', '"0"'),
    write('03.05.2027', 'Terrasse gesperrt', '"0"'),
  ]);
  expect(replies.map((reply) => reply.statusCode).toSorted()).toEqual([200, 412]);
  const [won, lost] = replies.toSorted((a, b) => a.statusCode - b.statusCode);
  expect(lost?.json().current.comment).toBe(won?.json().comment);
});

test('a change must say what it is based on, and be a day and a text', async () => {
  expect((await write('04.05.2027', 'blind')).statusCode).toBe(428);
  expect((await read('31.02.2027')).statusCode).toBe(404);
  expect((await write('04.05.2027', 'x'.repeat(2_001), '"0"')).statusCode).toBe(400);
  expect((await write('04.05.2027', 'x', '"0"', { status: 'y' })).statusCode).toBe(400);
});

test('another restaurant’s day has its own comment', async () => {
  await write('05.05.2027', 'nur hier', '"0"');
  const other = await read('05.05.2027', house.foreign.headers);
  expect(other.json()).toMatchObject({ comment: '', version: 0 });
});
