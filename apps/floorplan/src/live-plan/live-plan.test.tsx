import { livePlanSlot } from '@stammtisch/contracts/slots/live-plan';
import { addMessages } from '@stammtisch/i18n';
import {
  createFakeHalServer,
  renderFilling,
  type FakeAnswer,
  type FakeRoute,
} from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aReservation, aTable, at } from '@stammtisch/testing/a-reservation';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { LivePlan } from './live-plan.tsx';

addMessages('floorplan', messages);

beforeEach(() => {
  // 19:00 at the restaurant.
  vi.useFakeTimers({ now: new Date('2026-05-01T17:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const links = {
  rooms: { href: '/api/1/rooms{?withConfig,page}', templated: true },
  reservations: { href: '/api/1/reservations{?date}', templated: true },
};

const stube = aRoom({ tables: [aPlanTable('12'), aPlanTable('5', 2), aPlanTable('90', 0)] });

function openPlan({
  rooms = aCollection('rooms', [stube]),
  reservations = aCollection('reservations', []),
}: { rooms?: FakeAnswer | FakeRoute; reservations?: FakeAnswer | FakeRoute } = {}) {
  const server = createFakeHalServer({
    'GET /api/1/rooms': rooms,
    'GET /api/1/reservations': reservations,
  });
  renderFilling(LivePlan, livePlanSlot, { server, links, data: { date: '2026-05-01' } });
  return server;
}

test('each table says who sits there, who comes next, or that it is free', async () => {
  const sitting = aReservation({ status: 'SEATED', start: at('18:00') });
  const next = aReservation({
    id: crypto.randomUUID(),
    start: at('21:00'),
    persons: { from: 6, to: 6 },
  });
  openPlan({ reservations: aCollection('reservations', [next, sitting]) });
  const room = await screen.findByRole('region', { name: 'Stube' });
  expect(
    within(room)
      .getAllByRole('link')
      .map((table) => table.querySelector('span')?.textContent),
  ).toEqual([
    'Tisch 12, 4 Plätze: besetzt bis 20:00 von Anna Huber, Personen: 4; danach 21:00 Anna Huber',
    'Tisch 5, 2 Plätze: frei',
  ]);
});

test('a held table leads to its party, a free one to a new reservation at it', async () => {
  const party = aReservation({ tables: [aTable('12')] });
  openPlan({ reservations: aCollection('reservations', [party]) });
  const [held, free] = await screen.findAllByRole('link');
  expect(held?.getAttribute('href')).toBe('/reservation.plan');
  expect(held?.textContent).toContain('reserviert ab 19:30');
  expect(free?.textContent).toContain('frei');
});

test('the legend counts the tables by their state, and leaves out what nobody sits at', async () => {
  openPlan({ reservations: aCollection('reservations', [aReservation()]) });
  const plan = await screen.findByRole('region', { name: 'Raumplan des Tages' });
  expect(within(plan).getAllByRole('list')[0]?.textContent).toBe('1 reserviert1 Tisch frei');
});

test('it asks for the places of the tables', async () => {
  const server = openPlan();
  await screen.findByRole('region', { name: 'Stube' });
  const asked = server.requests.map(({ url }) => new URL(url).search);
  expect(asked.toSorted()).toEqual(['?date=01.05.2026', '?withConfig=true']);
});

test('it shows its outline while it is read', async () => {
  openPlan({ rooms: () => new Promise(() => undefined) });
  expect(await screen.findByRole('status')).toBeDefined();
});

test('a house without tables is led to where they are set up', async () => {
  openPlan({ rooms: aCollection('rooms', [aRoom({ tables: [] })]) });
  expect(await screen.findByText(/Noch gibt es keine Tische/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Räume und Tische' })).toBeDefined();
});

test('what could not be read is read again when asked to', async () => {
  const server = openPlan({ rooms: { status: 500, body: {} } });
  expect(await screen.findByText('Der Raumplan konnte nicht geladen werden.')).toBeDefined();
  server.on('GET /api/1/rooms', aCollection('rooms', [stube]));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('region', { name: 'Stube' })).toBeDefined();
});
