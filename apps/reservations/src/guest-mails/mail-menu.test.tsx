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
    possibleMails: ['confirmation', 'reminder'],
    _links: { self: { href: '/api/1/reservations/r1' }, mails },
  });
  const { notices } = renderRemote(<MailMenu reservation={reservation} />, { server });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'E-Mail senden' }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  await user.click(screen.getByRole('menuitem', { name: /Erinnerung senden/ }));
  await waitFor(() =>
    expect(JSON.stringify(notices)).toContain('Erinnerung an anna@example.org ist unterwegs.'),
  );
});

it('is not there where no mail can be sent', () => {
  const server = createFakeHalServer({});
  renderRemote(<MailMenu reservation={aReservation()} />, { server });
  expect(screen.queryByRole('button')).toBeNull();
});
