import { createHalClient } from '@stammtisch/hal-client';
import { createFakeHalServer } from '@stammtisch/testing';
import { aReservation, aTable } from '@stammtisch/testing/a-reservation';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { expect, test } from 'vitest';
import { readAffectedByTables } from './read-affected.ts';

const href = '/api/1/rooms/33333333-3333-4333-8333-333333333333/reservations';
const names = ['1', '2', '3', '4', '5', '6', '7'];

test('who stands on a later page loses a table too when many are deleted', async () => {
  const pages = [
    [aReservation({ id: crypto.randomUUID(), tables: [aTable('7')] })],
    [aReservation({ id: crypto.randomUUID(), tables: [aTable('2')] })],
  ];
  const server = createFakeHalServer({
    [`GET ${href}`]: ({ url }) => {
      const page = Number(new URL(url).searchParams.get('page') ?? 1);
      const next = page < pages.length && { next: { href: `${href}?page=${page + 1}` } };
      const reservations = pages[page - 1];
      const body = {
        total: 2,
        page,
        pageSize: 1,
        _links: { ...next },
        _embedded: { reservations },
      };
      return { body };
    },
  });
  const client = createHalClient({ origin: 'http://api.test', fetch: server.fetch });
  const room = aRoom({
    tables: names.map((name) => aPlanTable(name)),
    _links: { reservations: { href } },
  });
  const ids = new Set(room.tables.map(({ id }) => id).filter((id) => !id.endsWith('7')));

  const affected = await readAffectedByTables(client, room, ids);

  expect(affected.total).toBe(1);
  expect(affected.first.map(({ tables }) => tables[0]?.name)).toEqual(['2']);
});
