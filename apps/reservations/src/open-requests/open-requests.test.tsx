import { openRequestsTopic } from '@stammtisch/contracts/topics/open-requests';
import { createBus } from '@stammtisch/event-bus';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../../remote.ts';
import { OpenRequests } from './open-requests.tsx';

afterEach(() => vi.useRealTimers());

const links = {
  reservations: { href: '/api/1/reservations{?date,from,to,status}', templated: true },
};

test('the requests of the next three months are counted and told to the house', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T17:00:00Z'), toFake: ['Date'] });
  const bus = createBus();
  const told: unknown[] = [];
  bus.subscribe(openRequestsTopic, ({ source, data }) => void told.push({ source, ...data }));
  const open = [aReservation({ status: 'OPEN' })];
  const server = createFakeHalServer({
    'GET /api/1/reservations': aCollection('reservations', open),
  });
  const { container } = renderRemote(<OpenRequests />, { server, links, remote, bus });
  await expect.poll(() => told).toEqual([{ source: 'reservations', count: 1 }]);
  expect(new URL(server.requests[0]?.url ?? '').search).toBe(
    '?from=30.04.2026&to=31.07.2026&status=OPEN',
  );
  expect(container.innerHTML).toBe('');
});
