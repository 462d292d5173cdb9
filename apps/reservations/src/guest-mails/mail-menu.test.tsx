import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, renderRemote } from '@stammtisch/testing';
import { aReservation } from '@stammtisch/testing/a-reservation';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { MailMenu } from './mail-menu.tsx';

addMessages('reservations', messages);
afterEach(cleanup);

const mails = { href: '/api/1/reservations/r1/mails' };

it('offers the mails that fit now, and says to whom one went', async () => {
  const server = createFakeHalServer({
    [`POST ${mails.href}`]: {
      status: 202,
      body: { type: 'reminder', recipient: 'anna@example.org', _links: {} },
    },
  });
  const reservation = aReservation({
    mailObstacles: { request: 'status', refusal: 'status', rating: 'no-consent' },
    _links: { self: { href: '/api/1/reservations/r1' }, mails },
  });
  const { notices } = renderRemote(<MailMenu reservation={reservation} />, { server });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'E-Mail senden' }));
  await user.click(screen.getByRole('menuitem', { name: /Erinnerung senden/ }));
  await waitFor(() =>
    expect(JSON.stringify(notices)).toContain('Erinnerung an anna@example.org ist unterwegs.'),
  );
});

it('says why a mail cannot go out now', async () => {
  const server = createFakeHalServer({});
  const reservation = aReservation({
    guest: { ...aReservation().guest, email: 'anna@example.org' },
    mailObstacles: { request: 'status', refusal: 'status', rating: 'no-consent' },
  });
  renderRemote(<MailMenu reservation={reservation} />, { server });
  await userEvent.click(screen.getByRole('button', { name: 'E-Mail senden' }));
  const rating = screen.getByRole('menuitem', { name: /Um Bewertung bitten/ });
  expect(rating.getAttribute('aria-disabled')).toBe('true');
  expect(rating.textContent).toContain('nicht zugestimmt');
  const reminder = screen.getByRole('menuitem', { name: /Erinnerung senden/ });
  expect(reminder.textContent).toContain('anna@example.org');
});
