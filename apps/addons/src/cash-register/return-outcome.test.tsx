import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { ReturnOutcome } from './return-outcome.tsx';

addMessages('addons', messages);
afterEach(cleanup);

const register = {
  state: 'WAITING',
  active: true,
  account: '',
  connectedAt: null,
  connectedBy: '',
  feed: 'NONE',
  readAt: null,
  fault: null,
  faultAt: null,
  tableCount: 0,
  unmatchedCount: 0,
  seatsNobody: false,
  _links: { connect: { href: '/api/1/ready2order/connection' } },
};

function comeBack(status: string, answer: object = { body: register }) {
  const server = createFakeHalServer({
    'GET /api/1/ready2order': { body: register },
    'POST /api/1/ready2order/connection': answer,
  });
  const links = { 'cash-register': { href: '/api/1/ready2order' } };
  const brought = { state: 's'.repeat(32), accountToken: 'token-of-the-owner', status };
  renderRemote(<ReturnOutcome brought={brought} />, { server, links, master: true });
}

test('connects the register that the owner has opened', async () => {
  comeBack('approved', {
    body: { ...register, state: 'CONNECTED', account: 'Kasse am Markt' },
  });
  expect(await screen.findByText('Die Kasse „Kasse am Markt“ ist verbunden.')).toBeDefined();
});

test('says what to do with an access that another house began', async () => {
  const type = '/problems/cash-register-grant-over';
  comeBack('approved', {
    status: 409,
    body: { type, key: 'CASH_REGISTER_GRANT_OVER', title: 'over', status: 409 },
  });
  expect(await screen.findByText(/gehört nicht zu diesem Haus/)).toBeDefined();
});

test('connects nothing that was declined', async () => {
  comeBack('denied');
  expect(await screen.findByText(/Der Zugriff wurde abgelehnt/)).toBeDefined();
});
