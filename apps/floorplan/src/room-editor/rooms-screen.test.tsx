import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { TableReply } from '@stammtisch/contracts/room/table';
import { shapeTable } from '@stammtisch/domain/room/table-shape';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { aPlanTable, aRoom } from '@stammtisch/testing/a-room';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { RoomsScreen } from './rooms-screen.tsx';

// There is no canvas here; the list mirrors it, and a browser's journey looks at the rest.
vi.mock('../canvas/plan-canvas.tsx', () => ({ PlanCanvas: () => null }));

// The whole screen is drawn here, on machines that have other work too.
configure({ asyncUtilTimeout: 5_000 });
vi.setConfig({ testTimeout: 20_000 });
addMessages('floorplan', messages);
afterEach(cleanup);

const config = {
  ...shapeTable({}),
  leftratio: 0.1,
  topratio: 0.1,
  widthratio: 0.16,
  heightratio: 0.08,
  rotation: 0,
};
const roomHref = '/api/1/rooms/33333333-3333-4333-8333-333333333333';

function aTable(name: string, given: Partial<TableReply> = {}): TableReply {
  const table = { ...aPlanTable(name), config, ...given };
  const self = `${roomHref}/tables/${table.id}`;
  return {
    ...table,
    _links: { self: { href: self }, reservations: { href: `${self}/reservations` } },
  };
}

function stube(tables: TableReply[]): RoomReply {
  return aRoom({
    config: { width: 10, depth: 10, color: '#e7d8c4', widthheightratio: 1 },
    tables,
    _links: {
      self: { href: roomHref },
      edit: { href: `${roomHref}/edit` },
      duplicate: { href: `${roomHref}/duplicate` },
      reservations: { href: `${roomHref}/reservations` },
    },
  });
}

interface Sent {
  put: { id: string; name: string; seats: number; version: number }[];
  remove: { id: string }[];
}

/** A house with one room; what is sent is stored, as the API does. */
function openRooms(tables: TableReply[], { isDemo = false, parties = 0 } = {}) {
  let stored = tables;
  let room = stube([]);
  const sent: Sent[] = [];
  const server = createFakeHalServer({
    'GET /api/1/rooms': () => aCollection('rooms', [{ ...room, tables: stored }]),
    [`PUT ${roomHref}`]: async (request) => {
      const current = { ...room, tables: stored };
      if (request.headers.get('if-match') !== `"${room.version}"`) {
        const type = '/problems/stale-version';
        return {
          status: 412,
          body: { type, title: '', status: 412, key: 'STALE_VERSION', current },
        };
      }
      const { config, ...fields } = JSON.parse(await request.text());
      change({ ...fields, config: { ...current.config, ...config } });
      return { body: { ...room, tables: stored } };
    },
    'GET /api/1/table-sets': aCollection('table-sets', []),
    [`POST ${roomHref}/edit`]: async (request) => {
      const body: Sent = JSON.parse(await request.text());
      sent.push(body);
      const put = body.put.map((each) => aTable(each.name, { ...each, version: each.version + 1 }));
      const gone = body.remove.map(({ id }) => id);
      const others = stored.filter(({ id }) => !put.some((each) => each.id === id));
      stored = [...others.filter(({ id }) => !gone.includes(id)), ...put];
      return { body: { stored: put, removed: gone, stale: [], gone: [], _links: {} } };
    },
  });
  for (const table of tables) {
    const reservations = Array.from({ length: parties }, () => aReservation());
    server.on(
      `GET ${roomHref}/tables/${table.id}/reservations`,
      aCollection('reservations', reservations),
    );
  }
  const links = {
    rooms: { href: '/api/1/rooms{?withConfig}', templated: true },
    'table-sets': { href: '/api/1/table-sets' },
  };
  const view = renderRemote(<RoomsScreen />, { server, links, restaurant: { isDemo } });
  /** Somebody else does so, on another device. */
  const change = (given: Partial<RoomReply>) => {
    room = { ...room, ...given, version: room.version + 1 };
  };
  const renameTable = (from: string, to: string) => {
    stored = stored.map((each) =>
      each.name === from ? { ...each, name: to, version: each.version + 1 } : each,
    );
  };
  return {
    ...view,
    server,
    sent,
    change,
    renameTable,
    stands: () => room,
    user: userEvent.setup(),
  };
}

const list = () => screen.findByRole('list', { name: 'Tische im Raum' });
const namesIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('button')
    .map((button) => button.textContent);

test('the list mirrors the plan, in the order of the names', async () => {
  openRooms([aTable('10'), aTable('9', { seats: 1 }), aTable('90', { seats: 0 })]);
  expect(namesIn(await list())).toEqual(['91 Platz', '104 Plätze', '90Objekt']);
  expect(screen.getByRole('tab', { name: /Stube/ }).textContent).toContain('2');
});

test('a new table takes the next number and saves itself; undo takes it away again', async () => {
  const { user, sent } = openRooms([aTable('4')]);
  await list();
  await user.click(screen.getByRole('button', { name: 'Tisch hinzufügen' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.put).toMatchObject([{ name: '5', seats: 4, version: 0 }]);
  expect(namesIn(await list())).toEqual(['44 Plätze', '54 Plätze']);
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(sent[1]?.remove).toHaveLength(1));
  expect(namesIn(await list())).toEqual(['44 Plätze']);
});

test('arrow keys move the chosen table by a centimetre, with Shift by ten', async () => {
  const { user, sent } = openRooms([aTable('4')]);
  await user.click(within(await list()).getByRole('button'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Plan von Stube' }));
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await waitFor(() => expect(sent.length).toBeGreaterThan(0));
  expect(await screen.findByText('4: 1,81 m von links, 1,5 m von oben')).toBeDefined();
});

test('a name that another table of the room has is not taken', async () => {
  const { user, sent } = openRooms([aTable('4'), aTable('5')]);
  await user.click(within(await list()).getByRole('button', { name: /^4/ }));
  const [name] = screen.getAllByRole('textbox', { name: 'Name' });
  if (!name) throw new Error('no name field');
  await user.clear(name);
  await user.type(name, '5{Enter}');
  expect(screen.getByText(/Dieser Name ist schon vergeben/)).toBeDefined();
  await user.type(name, 'a{Enter}');
  await waitFor(() => expect(sent[0]?.put).toMatchObject([{ name: '5a', version: 1 }]));
});

test('a table to which somebody comes is deleted only after they were listed', async () => {
  const { user, sent } = openRooms([aTable('4')], { parties: 1 });
  await user.click(within(await list()).getByRole('button'));
  await user.keyboard('{Delete}');
  const question = await screen.findByRole('alertdialog', { name: 'Diesen Tisch löschen?' });
  expect(question.textContent).toContain('Anna Huber');
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Löschen' }));
  await waitFor(() => expect(sent[0]?.remove).toHaveLength(1));
});

test('a table to which nobody comes is deleted at once', async () => {
  const { user, sent, notices } = openRooms([aTable('4')]);
  await user.click(within(await list()).getByRole('button'));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(sent[0]?.remove).toHaveLength(1));
  expect(notices).toContain('Der Tisch ist gelöscht.');
});

test('what cannot be sent waits, and can be discarded', async () => {
  const { user, server, notices } = openRooms([aTable('4')]);
  await list();
  server.on(`POST ${roomHref}/edit`, { status: 503, body: {} });
  await user.click(screen.getByRole('button', { name: 'Tisch hinzufügen' }));
  expect(namesIn(await list())).toEqual(['44 Plätze', '54 Plätze']);
  const waits = { timeout: 15_000 };
  await user.click(await screen.findByRole('button', { name: 'Verwerfen' }, waits));
  expect(namesIn(await list())).toEqual(['44 Plätze']);
  expect(notices).toContain('Die Änderungen am Tisch sind verworfen.');
});

test('an empty room begins with a template', async () => {
  const { user, sent } = openRooms([]);
  await user.click(await screen.findByRole('button', { name: 'Bankett' }));
  await waitFor(() => expect(sent[0]?.put.length).toBeGreaterThan(3));
  expect(sent[0]?.put.every(({ seats }) => seats === 8)).toBe(true);
});

test('a demo house shows its plan and offers no change', async () => {
  openRooms([aTable('4')], { isDemo: true });
  expect(await screen.findByText(/Im Demokonto lässt sich der Plan ansehen/)).toBeDefined();
  expect(namesIn(await list())).toEqual(['44 Plätze']);
  for (const name of ['Raum anlegen', 'Tisch hinzufügen', 'Raum löschen']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('rooms that cannot be loaded are asked for again', async () => {
  const { server, user } = openRooms([aTable('4')]);
  server.on('GET /api/1/rooms', { status: 500, body: {} });
  cleanup();
  renderRemote(<RoomsScreen />, {
    server,
    links: { rooms: { href: '/api/1/rooms{?withConfig}', templated: true } },
  });
  expect(await screen.findByText(/Der Raum konnte nicht geladen werden/)).toBeDefined();
  server.on('GET /api/1/rooms', aCollection('rooms', [stube([aTable('4')])]));
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(namesIn(await list())).toEqual(['44 Plätze']);
});

const roomName = async () => {
  await list();
  const name = screen.getAllByRole('textbox', { name: 'Name' }).at(-1);
  if (!name) throw new Error('no name field');
  return name;
};
const rename = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  const field = await roomName();
  await user.clear(field);
  await user.type(field, `${name}{Enter}`);
};

test('two who name a room at once are asked whose name stands, with both before them', async () => {
  const { user, change, stands } = openRooms([aTable('4')]);
  await list();
  change({ name: 'Diele' });
  await rename(user, 'Saal');
  const question = await screen.findByRole('alertdialog', { name: 'Inzwischen geändert' });
  expect(within(question).getByRole('row', { name: 'Name Diele Saal' })).toBeDefined();
  expect(stands().name).toBe('Diele');
  await user.click(within(question).getByRole('button', { name: 'Stand übernehmen' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(stands().name).toBe('Diele');
  expect(await screen.findByDisplayValue('Diele')).toBeDefined();
});

test('whoever insists on their own name of a room gets it, and may take it back', async () => {
  const { user, change, stands } = openRooms([aTable('4')]);
  await list();
  change({ name: 'Diele' });
  await rename(user, 'Saal');
  await user.click(await screen.findByRole('button', { name: 'Mit meinem überschreiben' }));
  await waitFor(() => expect(stands().name).toBe('Saal'));
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(stands().name).toBe('Diele'));
});

test('two who change different things of a room lose nothing and are not asked', async () => {
  const { user, change, stands } = openRooms([aTable('4')]);
  await list();
  change({ area: 'Erdgeschoss', config: { ...stands().config!, width: 12 } });
  await rename(user, 'Saal');
  await waitFor(() => expect(stands().name).toBe('Saal'));
  expect(stands()).toMatchObject({ area: 'Erdgeschoss', config: { width: 12 } });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a table that somebody else renames while its name is typed keeps theirs until one insists', async () => {
  const { user, sent, renameTable, queries, notices } = openRooms([aTable('4')]);
  await user.click(within(await list()).getByRole('button', { name: /^4/ }));
  const [field] = screen.getAllByRole('textbox', { name: 'Name' });
  if (!field) throw new Error('no name field');
  await user.clear(field);
  await user.type(field, '7');
  renameTable('4', '9');
  void queries.invalidateQueries();
  await within(await list()).findByRole('button', { name: /^9/ });
  await user.type(field, '{Enter}');
  expect(sent).toEqual([]);
  expect(screen.getAllByRole('textbox', { name: 'Name' })[0]).toHaveProperty('value', '9');
  expect(notices.join()).toContain('Deren Fassung gilt');
});
