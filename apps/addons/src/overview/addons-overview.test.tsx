import type { AddonReply } from '@stammtisch/contracts/addon/addon';
import { addonCardSlot } from '@stammtisch/contracts/slots/addon-card';
import { addMessages } from '@stammtisch/i18n';
import { createFakeHalServer, fill, renderRemote } from '@stammtisch/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../messages.ts';
import { AddonsOverview } from './addons-overview.tsx';

addMessages('addons', messages);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const payment: AddonReply = {
  key: 'payment',
  status: 'NONE',
  active: false,
  monthlyPrice: 990,
  acceptedAt: null,
  acceptedBy: null,
  endsWithMonth: false,
  taxInput: { taxId: 'DE1', code: 'eu_vat', companyName: 'Löwe GmbH' },
  missing: [],
  _links: { 'init-purchase': { href: '/api/1/addons/payment/init-purchase' } },
};
const sync: AddonReply = {
  ...payment,
  key: 'cash_register_sync',
  monthlyPrice: 0,
  missing: ['processing-contract'],
};

function open(first: AddonReply, routes = {}) {
  const server = createFakeHalServer({
    'GET /api/1/addons': {
      body: { total: 2, _embedded: { addons: [first, sync] }, _links: {} },
    },
    ...routes,
  });
  const links = { addons: { href: '/api/1/addons' } };
  const fillings = [fill(addonCardSlot, () => <article key="hotel">Hotelimport</article>)];
  renderRemote(<AddonsOverview />, { server, links, fillings, master: true });
  return userEvent.setup();
}

const card = () => screen.findByRole('article', { name: 'Kartenzahlung' });

test('says what is missing and where to fill it in; nothing is bought before', async () => {
  open({ ...payment, taxInput: null, missing: ['phone', 'taxId', 'processing-contract'] });
  const { getByRole, getAllByRole } = within(await card());
  expect(getByRole('link', { name: 'Telefonnummer des Restaurants' })).toBeDefined();
  expect(getByRole('button', { name: 'Angaben zur Steuer' })).toBeDefined();
  expect(getByRole('button', { name: 'Vertrag zur Auftragsverarbeitung' })).toBeDefined();
  expect(getAllByRole('listitem')).toHaveLength(3);
  expect(getByRole<HTMLButtonElement>('button', { name: /buchen/ }).disabled).toBe(true);
});

test('is bought on the provider’s own page, once the house agrees', async () => {
  const window_ = vi.spyOn(window, 'open').mockReturnValue(null);
  const bodies: unknown[] = [];
  const user = open(payment, {
    'POST /api/1/addons/payment/init-purchase': async (request: Request) => {
      bodies.push(await request.json());
      return { body: { checkoutUrl: 'https://pay.example/c/1', _links: {} } };
    },
  });
  const { getByRole } = within(await card());
  const buy = getByRole<HTMLButtonElement>('button', { name: 'Kostenpflichtig buchen' });
  expect(buy.disabled).toBe(true);
  await user.click(getByRole('checkbox', { name: /9,90 € im Monat/ }));
  await user.click(buy);
  await expect
    .poll(() => window_.mock.calls[0]?.slice(0, 2))
    .toEqual(['https://pay.example/c/1', '_blank']);
  expect(bodies).toEqual([{ consent: true, taxInput: payment.taxInput }]);
});

test('while the payment is open it says that one may leave, and how to begin again', async () => {
  open({ ...payment, status: 'CHECKOUT_PENDING' });
  const { getByText, getByRole } = within(await card());
  expect(getByText(/Sie können diese Seite verlassen/)).toBeDefined();
  expect(getByRole('button', { name: 'Neu beginnen' })).toBeDefined();
});

test('what another remote adds stands among them', async () => {
  open(payment);
  await screen.findByText('Hotelimport');
  await card();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});
