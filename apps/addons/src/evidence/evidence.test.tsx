import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { Evidence, type EvidenceProps } from './evidence.tsx';

addMessages('addons', messages);
afterEach(cleanup);

const at = '2027-05-01T10:00:00.000Z';
const evidence: EvidenceProps['evidence'] = {
  fee: {
    id: null,
    reservationId: '00000000-0000-4000-8000-000000000009',
    kind: 'LATE_CANCELLATION',
    state: 'COLLECTED',
    amount: 5000,
    currency: 'EUR',
    guestName: 'Anna Huber',
    persons: 2,
    date: '01.05.2027',
    time: '19:00',
    card: 'Visa 4242',
    reason: 'Zu spät abgesagt',
    failure: null,
    collectedAt: at,
    refundReason: '',
    refundedAt: null,
    _links: {},
  },
  restaurant: 'Zum goldenen Löwen',
  bookedAt: at,
  policy: { text: 'x', acceptedAt: at, amount: 2500, per: 'PERSON', freeCancellationHours: 24 },
  mails: [{ type: 'house-request', recipient: 'wirt@loewe.example', sentAt: null }],
  history: [
    { at, what: 'status', by: 'guest', from: 'OPEN', to: 'CANCELLED_BY_GUEST' },
    { at, what: 'mail', by: 'system', from: null, to: 'cancellation' },
  ],
  charge: 'pi_1',
  _links: {},
};

test('a bank reads words, no codes, and the reason once', () => {
  renderRemote(<Evidence evidence={evidence} />, { server: createFakeHalServer({}) });
  expect(screen.getByText('Zu spät abgesagt')).toBeDefined();
  expect(screen.getByText(/An das Haus: Anfrage · wirt@loewe.example/)).toBeDefined();
  expect(screen.getByText(/Gast · Status · Offen → Vom Gast storniert$/)).toBeDefined();
  expect(screen.getByText(/System · E-Mail gesendet · Stornierung$/)).toBeDefined();
});
