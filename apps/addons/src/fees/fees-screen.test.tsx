import type { FeeReply } from '@stammtisch/contracts/payment/fee';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { FeesScreen } from './fees-screen.tsx';

addMessages('addons', messages);
afterEach(cleanup);

const collectHref = '/api/1/reservations/0198/fee';
const due: FeeReply = {
  id: null,
  reservationId: '00000000-0000-4000-8000-000000000009',
  kind: 'NO_SHOW',
  state: 'DUE',
  amount: 10_000,
  currency: 'EUR',
  guestName: 'Anna Huber',
  persons: 4,
  date: '01.05.2027',
  time: '19:00',
  card: 'Visa 4242',
  reason: '',
  failure: null,
  collectedAt: null,
  refundReason: '',
  refundedAt: null,
  _links: { 'collect-fee': { href: collectHref } },
};

function open(fees: FeeReply[], collect: unknown = { body: { ...due, state: 'COLLECTED' } }) {
  const bodies: unknown[] = [];
  const server = createFakeHalServer({
    'GET /api/1/fees': {
      body: { total: fees.length, page: 1, pageSize: 50, _links: {}, _embedded: { fees } },
    },
    'GET /api/1/payment-active': { body: { paymentActive: true, _links: {} } },
    [`POST ${collectHref}`]: async (request: Request) => {
      bodies.push(await request.json());
      return collect as never;
    },
  });
  const links = {
    fees: { href: '/api/1/fees{?state,page}', templated: true },
    'payment-active': { href: '/api/1/payment-active' },
  };
  const { notices } = renderRemote(<FeesScreen />, { server, links, master: true });
  return { bodies, notices, user: userEvent.setup() };
}

test('a fee is collected after a question, with a reason', async () => {
  const { bodies, user } = open([due]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('100,00 €')).toBeDefined();
  await user.click(row.getByRole('button', { name: 'Einziehen' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/Visa 4242 wird sofort belastet/)).toBeDefined();
  const reason = question.getByRole('textbox', { name: /Grund/ });
  await user.clear(reason);
  expect(question.getByRole<HTMLButtonElement>('button', { name: 'Einziehen' }).disabled).toBe(
    true,
  );
  await user.type(reason, 'Nicht gekommen');
  await user.click(question.getByRole('button', { name: 'Einziehen' }));
  await expect.poll(() => bodies).toEqual([{ reason: 'Nicht gekommen' }]);
});

test('a card that was refused says why, and may be tried again', async () => {
  open([{ ...due, state: 'FAILED', failure: 'insufficient_funds' }]);
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Die Karte ist nicht gedeckt.')).toBeDefined();
  expect(row.getByRole('button', { name: 'Noch einmal versuchen' })).toBeDefined();
});

test('says so when nothing is open', async () => {
  open([]);
  expect(await screen.findByText('Keine Gebühr ist offen.')).toBeDefined();
});
