import type { CashRegisterReply } from '@stammtisch/contracts/cash-register/cash-register';
import { settings } from '@stammtisch/contracts/settings/settings';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { CashRegisterPage } from './cash-register-page.tsx';

addMessages('addons', messages);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const connected: CashRegisterReply = {
  state: 'CONNECTED',
  active: true,
  account: 'Kasse am Markt',
  connectedAt: '2026-05-01T10:00:00.000Z',
  connectedBy: 'wirt@example.com',
  feed: 'FRESH',
  readAt: '2026-05-01T17:42:00.000Z',
  fault: null,
  faultAt: null,
  tableCount: 2,
  unmatchedCount: 1,
  seatsNobody: false,
  _links: {
    self: { href: '/api/1/ready2order' },
    grant: { href: '/api/1/ready2order/grantAccessTokenRequest' },
    disconnect: { href: '/api/1/ready2order/connection' },
    tables: { href: '/api/1/ready2order/tables{?page}', templated: true },
  },
};
const ours = { id: '11111111-1111-4111-8111-111111111111', name: '5', room: 'Saal' };
const tables = [
  { id: '71', name: 'Bar', table: null, byHand: false },
  { id: '70', name: '05', table: ours, byHand: false },
].map((table) => ({
  ...table,
  _links: { match: { href: `/api/1/ready2order/tables/${table.id}` } },
}));

function open(register: Partial<CashRegisterReply> = {}, routes = {}) {
  const server = createFakeHalServer({
    'GET /api/1/ready2order': { body: { ...connected, ...register } },
    'GET /api/1/ready2order/tables': {
      body: {
        total: 2,
        page: 1,
        pageSize: 200,
        choices: [ours],
        _embedded: { tables },
        _links: {},
      },
    },
    'GET /api/1/settings': {
      body: {
        ...settings.parse({
          reservationSettings: {},
          onlineReservationSettings: {},
          assignmentSettings: {},
          generalSettings: {},
          privacySettings: {},
          mail: {},
          cancellationPolicySettings: {},
          cashRegisterSyncSettings: {},
        }),
        _links: {},
      },
      etag: '"7"',
    },
    ...routes,
  });
  const links = {
    'cash-register': { href: '/api/1/ready2order' },
    settings: { href: '/api/1/settings' },
  };
  renderRemote(<CashRegisterPage />, {
    server,
    links,
    restaurant: { features: ['cashsync'] },
    master: true,
  });
  return userEvent.setup();
}

const part = (name: string) => screen.findByRole('article', { name });

test('says whose register it is and when it was read last', async () => {
  open();
  expect(within(await part('Verbindung')).getByText(/Kasse am Markt/)).toBeDefined();
  expect(within(await part('Empfang')).getByText(/Zuletzt gelesen: .*19:42/)).toBeDefined();
});

test('says that nobody counts as a no-show while the register cannot be heard, and why', async () => {
  open({ feed: 'STALE', fault: 'silent', faultAt: '2026-05-01T18:00:00.000Z' });
  const feed = within(await part('Empfang'));
  expect(feed.getByText(/gilt niemand als nicht erschienen/)).toBeDefined();
  expect(feed.getByText(/Die Kasse antwortet nicht/)).toBeDefined();
});

test('a table without a match is pointed out, and said by hand to be one of ours', async () => {
  const bodies: unknown[] = [];
  const user = open(
    {},
    {
      'PUT /api/1/ready2order/tables/71': async (request: Request) => {
        bodies.push(await request.json());
        return { body: { ...tables[0], table: ours, byHand: true } };
      },
    },
  );
  const list = within(await part('Tische'));
  expect(list.getByText('1 ohne Zuordnung')).toBeDefined();
  await user.click(await list.findByRole('button', { name: /Tisch Bar der Kasse ist/ }));
  await user.click(await screen.findByRole('option', { name: '5 · Saal' }));
  await expect.poll(() => bodies).toEqual([{ tableId: ours.id }]);
});

test('the browser itself asks the provider, and goes to the page that it is told', async () => {
  const asked: unknown[] = [];
  const lead = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign: lead });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked.push([String(url), new Headers(init?.headers).get('authorization'), init?.body]);
    return Response.json({ grantAccessUri: 'https://my.till.example/grant/1' });
  });
  const user = open(
    { state: 'NONE', account: '', connectedAt: null },
    {
      'GET /api/1/ready2order/grantAccessTokenRequest': {
        body: {
          r2oUrl: 'https://api.till.example/v1/developerToken/grantAccessToken',
          authorizationHeader: 'Bearer developer',
          authorizationCallbackUri: 'https://app.example/cash-register-return?state=s',
          _links: {},
        },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Kasse verbinden' }));
  await expect.poll(() => lead.mock.calls).toEqual([['https://my.till.example/grant/1']]);
  expect(asked).toEqual([
    [
      'https://api.till.example/v1/developerToken/grantAccessToken',
      'Bearer developer',
      '{"authorizationCallbackUri":"https://app.example/cash-register-return?state=s"}',
    ],
  ]);
  vi.unstubAllGlobals();
});

test('the time limits are saved together, and a wrong one is not', async () => {
  const bodies: unknown[] = [];
  const user = open(
    {},
    {
      'PATCH /api/1/settings': async (request: Request) => {
        bodies.push(await request.json());
        return { body: {} };
      },
    },
  );
  const field = await screen.findByRole('textbox', { name: /Nicht erschienen/ });
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Fristen speichern' });
  expect(save.disabled).toBe(true);
  await user.clear(field);
  await user.type(field, '2{Tab}');
  expect(await screen.findByText('Zwischen 5 und 480 Minuten')).toBeDefined();
  await user.clear(field);
  await user.type(field, '20{Tab}');
  await user.click(save);
  await expect
    .poll(() => bodies)
    .toEqual([
      { cashRegisterSyncSettings: { earlyArrivalBufferMinutes: 30, noShowBufferMinutes: 20 } },
    ]);
});
