import { livePlanSlot, type LivePlanWish } from '@stammtisch/contracts/slots/live-plan';
import type { TableSetReply } from '@stammtisch/contracts/table-set/table-set';
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

const drawn: string[] = [];
vi.mock('./table-mark.tsx', () => ({
  TableMark: ({ kind }: { kind: string }) => {
    drawn.push(kind);
    return null;
  },
}));

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
  'table-sets': { href: '/api/1/table-sets' },
};

const stube = aRoom({
  tables: [aPlanTable('12'), aPlanTable('5', 2), aPlanTable('6', 2), aPlanTable('90', 0)],
});
const [twelve, five, six] = [aTable('12').id, aTable('5').id, aTable('6').id];
const fiveAndSix: TableSetReply = {
  id: '44444444-4444-4444-8444-444444444444',
  version: 1,
  roomId: stube.id,
  tableIds: [five, six],
  minPersons: 3,
  maxPersons: 4,
  _links: {},
};

function openPlan({
  rooms = aCollection('rooms', [stube]),
  reservations = aCollection('reservations', []),
  canAsk = true,
}: {
  rooms?: FakeAnswer | FakeRoute;
  reservations?: FakeAnswer | FakeRoute;
  canAsk?: boolean;
} = {}) {
  const server = createFakeHalServer({
    'GET /api/1/rooms': rooms,
    'GET /api/1/reservations': reservations,
    'GET /api/1/table-sets': aCollection('table-sets', [fiveAndSix]),
  });
  const wishes: LivePlanWish[] = [];
  const onWish = canAsk ? (wish: LivePlanWish) => void wishes.push(wish) : undefined;
  const data = { date: '2026-05-01', visitMinutes: 120, onWish };
  const view = renderFilling(LivePlan, livePlanSlot, { server, links, data });
  return { server, wishes, user: userEvent.setup(), ...view };
}

const room = () => screen.findByRole('region', { name: 'Stube' });
const tableNamed = async (name: RegExp) => within(await room()).findByRole('button', { name });

test('each table says who sits there, who comes next, or that it is free', async () => {
  const sitting = aReservation({
    status: 'SEATED',
    start: at('18:00'),
    comment: 'Nussallergie',
  });
  const next = aReservation({
    id: crypto.randomUUID(),
    start: at('21:00'),
    persons: { from: 6, to: 6 },
  });
  openPlan({ reservations: aCollection('reservations', [next, sitting]) });
  expect(
    within(await room())
      .getAllByRole('button')
      .map((table) => table.querySelector('span')?.textContent),
  ).toEqual([
    'Tisch 12, 4 Plätze: besetzt seit 60 Min. bis 20:00 von Anna Huber, Personen: 4; Allergie; dann 21:00 Anna Huber',
    'Tisch 5, 2 Plätze: frei',
    'Tisch 6, 2 Plätze: frei',
  ]);
});

test('tables of one party are told as one', async () => {
  const party = aReservation({ tables: [aTable('5', 2), aTable('6', 2)] });
  openPlan({ reservations: aCollection('reservations', [party]) });
  const table = await tableNamed(/^Tisch 5, .*reserviert .*zusammen mit 6/);
  expect(table.textContent).toContain('5 + 6');
  expect(table.textContent).toContain('4/4');
});

test('a party at the door sits at a free table after two presses', async () => {
  const { user, wishes } = openPlan();
  await user.click(await tableNamed(/^Tisch 5/));
  await user.click(await screen.findByRole('button', { name: '2 Personen jetzt platzieren' }));
  expect(wishes).toEqual([{ kind: 'walk-in', tables: [five], persons: 2 }]);
});

test('the panel of a table seats its party, and offers a new reservation there', async () => {
  const party = aReservation({ tables: [aTable('12')] });
  const { user, wishes } = openPlan({ reservations: aCollection('reservations', [party]) });
  await user.click(await tableNamed(/^Tisch 12/));
  await user.click(await screen.findByRole('button', { name: 'Platzieren' }));
  await user.click(await tableNamed(/^Tisch 12/));
  await user.click(await screen.findByRole('button', { name: 'Neue Reservierung hier' }));
  expect(wishes).toEqual([
    { kind: 'status', reservation: party.id, to: 'SEATED' },
    { kind: 'new', tables: [twelve] },
  ]);
});

test('a table is changed by keys: the party, the command, the table', async () => {
  const party = aReservation({ tables: [aTable('5', 2)], persons: { from: 2, to: 2 } });
  const { user, wishes } = openPlan({ reservations: aCollection('reservations', [party]) });
  (await tableNamed(/^Tisch 5/)).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'Tisch wechseln' })).focus();
  await user.keyboard('{Enter}');
  expect((await tableNamed(/^Tisch 12, .*frei; frei/)).closest('li')?.dataset['light']).toBe(
    'fits',
  );
  (await tableNamed(/^Tisch 12/)).focus();
  await user.keyboard('{Enter}');
  expect(wishes).toEqual([{ kind: 'place', reservation: party.id, tables: [twelve], from: five }]);
  expect(screen.getByText('Anna Huber: Tisch 12 gewählt')).toBeDefined();
});

test('one more table comes to those that a party has', async () => {
  const party = aReservation({ tables: [aTable('12')] });
  const { user, wishes } = openPlan({ reservations: aCollection('reservations', [party]) });
  await user.click(await tableNamed(/^Tisch 12/));
  await user.click(await screen.findByRole('button', { name: 'Tisch dazunehmen' }));
  await user.click(await tableNamed(/^Tisch 5/));
  expect(wishes).toMatchObject([{ kind: 'place', tables: [twelve, five] }]);
});

test('Escape leaves a party where it was', async () => {
  const party = aReservation({ tables: [] });
  const { user, wishes } = openPlan({ reservations: aCollection('reservations', [party]) });
  await user.click(await screen.findByRole('button', { name: /^Tisch wählen für Anna Huber/ }));
  expect(
    await screen.findByText('Tisch für Anna Huber (4) wählen', { selector: 'p' }),
  ).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Tisch für Anna Huber (4) wählen', { selector: 'p' })).toBeNull();
  expect(wishes).toEqual([]);
});

test('what is free for four lights up: a table, and two pushed together', async () => {
  const later = aReservation({ start: at('20:15'), tables: [aTable('12')] });
  const { user, wishes } = openPlan({ reservations: aCollection('reservations', [later]) });
  await user.click(await screen.findByRole('button', { name: '4 Personen' }));
  const places = within(await screen.findByRole('list', { name: '2 Plätze passen' }));
  expect(places.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '5 + 64 Plätze',
    '124 Plätze · bis 20:15',
  ]);
  const table = await tableNamed(/^Tisch 12, .*frei bis 20:15/);
  expect(table.closest('li')?.dataset['light']).toBe('short');
  await user.click(places.getByRole('button', { name: /^5 \+ 6/ }));
  await user.click(await screen.findByRole('button', { name: '4 Personen jetzt platzieren' }));
  expect(wishes).toEqual([{ kind: 'walk-in', tables: [five, six], persons: 4 }]);
});

test('where nobody can be asked, the plan is only looked at', async () => {
  const party = aReservation({ tables: [aTable('12')] });
  const { user } = openPlan({
    reservations: aCollection('reservations', [party]),
    canAsk: false,
  });
  await user.click(await tableNamed(/^Tisch 12/));
  const panel = await screen.findByRole('dialog', { name: 'Tisch 12' });
  expect(panel.textContent).toContain('Anna Huber');
  expect(within(panel).queryByRole('button', { name: 'Platzieren' })).toBeNull();
});

test('the same tables are there as a list', async () => {
  const { user } = openPlan();
  await user.click(await screen.findByRole('radio', { name: 'Als Liste' }));
  const rows = within(await room()).getAllByRole('button');
  expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
    'Tisch 12, 4 Plätze: frei',
    'Tisch 5, 2 Plätze: frei',
    'Tisch 6, 2 Plätze: frei',
  ]);
});

test('the legend counts the tables by their state, and leaves out what nobody sits at', async () => {
  openPlan({ reservations: aCollection('reservations', [aReservation()]) });
  const legend = await screen.findByRole('list', { name: 'Tische nach Zustand' });
  expect(legend.textContent).toBe('1 reserviert2 frei');
});

test('a change draws only the tables that it is about', async () => {
  const tables = Array.from({ length: 200 }, (_, index) => aPlanTable(`${index + 100}`));
  const here = aTable('100');
  const { server, queries } = openPlan({
    rooms: aCollection('rooms', [aRoom({ tables })]),
    reservations: aCollection('reservations', [aReservation({ tables: [here] })]),
  });
  await screen.findByText(/^Tisch 100, .*reserviert/);
  drawn.length = 0;
  const seated = aReservation({ tables: [here], status: 'SEATED', version: 4 });
  server.on('GET /api/1/reservations', aCollection('reservations', [seated]));
  await queries.invalidateQueries();
  await screen.findByText(/^Tisch 100, .*besetzt/);
  // Two signs of the legend, and the one table of 200.
  expect(drawn).toEqual(['seated', 'free', 'seated']);
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
  const { server, user } = openPlan({ rooms: { status: 500, body: {} } });
  expect(await screen.findByText('Der Raumplan konnte nicht geladen werden.')).toBeDefined();
  server.on('GET /api/1/rooms', aCollection('rooms', [stube]));
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await room()).toBeDefined();
});
