import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aCollection } from '@stammtisch/testing/a-collection';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { ReservationMails } from './reservation-mails.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

const outbox = { href: '/api/1/reservations/r1/outbox' };
const aMail = {
  id: '00000000-0000-4000-8000-000000000007',
  type: 'confirmation',
  recipient: 'ana@example.com',
  state: 'sent',
  isTrial: false,
  createdAt: '2026-05-01T10:00:00.000Z',
  sentAt: '2026-05-01T10:00:05.000Z',
  nextTryAt: null,
  tries: 1,
  fault: null,
  words: null,
  about: { guestName: 'Ana Silva', date: '01.05.2026', time: '19:00' },
  _links: {},
};
const failed = {
  ...aMail,
  id: '00000000-0000-4000-8000-000000000008',
  type: 'reminder',
  state: 'failed',
  sentAt: null,
  fault: 'no-mailbox',
  words: '550 no such user',
  _links: { resend: { href: '/api/1/mails/8/resend' } },
};

function show(mails: object[]) {
  const server = createFakeHalServer({
    [`GET ${outbox.href}`]: aCollection('mails', mails),
    'POST /api/1/mails/8/resend': { status: 202, body: { ...failed, state: 'waiting' } },
  });
  const reservation = aReservation({ _links: { self: { href: '/r1' }, outbox } });
  return renderRemote(<ReservationMails reservation={reservation} />, { server });
}

it('tells of each mail whether it arrived, in the house’s own time', async () => {
  show([failed, aMail]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('nicht zugestellt');
  expect(first?.textContent).toContain('Dieses Postfach gibt es nicht.');
  expect(first?.textContent).toContain('550 no such user');
  expect(second?.textContent).toContain('gesendet');
  expect(second?.textContent).toContain('01.05.2026, 12:00');
  expect(within(second!).queryByRole('button')).toBeNull();
});

it('sends one again that was not delivered', async () => {
  const { notices } = show([failed]);
  await userEvent.click(await screen.findByRole('button', { name: 'Erneut senden' }));
  await waitFor(() => expect(JSON.stringify(notices)).toContain('ana@example.com'));
});

it('says so when none went out', async () => {
  show([]);
  expect(await screen.findByText(/ging noch keine E-Mail hinaus/)).toBeDefined();
});
