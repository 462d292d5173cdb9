import { createCache, createHalClient } from '@stammtisch/hal-client';
import { parseDay } from '@stammtisch/domain/time/minute';
import { createFakeHalServer } from '@stammtisch/testing';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { expect, it } from 'vitest';
import { readDayBook } from './read-day-book.ts';

const link = { href: '/api/1/reservations{?date,page,pageSize}', templated: true };
const uuid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** A house with so many parties that day; `edition` is what its writes have made of the book. */
function aHouse(parties: number, edition: () => number = () => 1) {
  const all = Array.from({ length: parties }, (_, index) => aReservation({ id: uuid(index) }));
  const server = createFakeHalServer({
    'GET /api/1/reservations': (request) => {
      const { searchParams } = new URL(request.url);
      const pageSize = Number(searchParams.get('pageSize') ?? 500);
      const page = Number(searchParams.get('page') ?? 1);
      const reservations = all.slice((page - 1) * pageSize, page * pageSize);
      const body = { total: parties, page, pageSize, _links: {}, _embedded: { reservations } };
      return { body, etag: `"${edition()}"` };
    },
  });
  let now = 1_000;
  const client = createHalClient({
    origin: 'http://api.test',
    fetch: server.fetch,
    cache: createCache(),
    now: () => now,
  });
  const day = parseDay('2026-05-01');
  if (day === undefined) throw new Error('no day');
  return {
    server,
    wait: (milliseconds: number) => void (now += milliseconds),
    read: (isKept: boolean) =>
      readDayBook(client, link, { day, isKept, signal: new AbortController().signal }),
  };
}

it('reads today in pages that a device may keep, and any other day at once', async () => {
  const { server, read } = aHouse(60);
  const { resource } = await read(true);
  expect(resource._embedded.reservations.map(({ id }) => id)).toEqual(
    Array.from({ length: 60 }, (_, index) => uuid(index)),
  );
  expect(server.requests).toHaveLength(3);
  await read(false);
  expect(server.requests).toHaveLength(4);
});

it('is as old as its oldest page once the network is lost', async () => {
  const { server, wait, read } = aHouse(30);
  await read(true);
  wait(60_000);
  server.setOffline(true);
  const { stale, storedAt, resource } = await read(true);
  expect(resource._embedded.reservations).toHaveLength(30);
  expect({ stale, storedAt }).toEqual({ stale: true, storedAt: 1_000 });
});

it('reads again when somebody writes between two pages', async () => {
  let answers = 0;
  const { server, read } = aHouse(30, () => {
    answers += 1;
    return answers < 2 ? 1 : 2;
  });
  await read(true);
  expect(server.requests).toHaveLength(4);
});
