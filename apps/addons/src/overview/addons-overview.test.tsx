import { addonCardSlot } from '@stammtisch/contracts/slots/addon-card';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, fill, renderRemote } from '@stammtisch/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { AddonsOverview } from './addons-overview.tsx';

addMessages('addons', messages);
afterEach(cleanup);

const server = createFakeHalServer();

test('both addons say what they do, what they cost, and that they are not set up', async () => {
  renderRemote(<AddonsOverview />, { server });
  const payment = await screen.findByRole('article', { name: 'Kartenzahlung' });
  expect(payment.textContent).toContain('9,90 € im Monat zuzüglich MwSt.');
  expect(payment.textContent).toContain('Noch nicht eingerichtet');
  expect(screen.getByRole('article', { name: 'Abgleich mit der Kasse' })).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what another remote adds stands among them', async () => {
  const fillings = [fill(addonCardSlot, () => <article key="hotel">Hotelimport</article>)];
  renderRemote(<AddonsOverview />, { server, fillings });
  await screen.findByText('Hotelimport');
  expect(screen.getAllByRole('article')).toHaveLength(3);
});
