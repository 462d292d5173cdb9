import { createServer } from 'node:net';
import { command } from '@stammtisch/api/platform/database/sql';
import { enterMaster } from '@stammtisch/api/platform/testing/enter-master';
import { openHouse, type OpenHouse } from '@stammtisch/api/reservations/testing/open-house';
import { portOf } from '../../inbox/receive-mails.ts';
import { servePaymentProvider, type PaymentProvider } from '../serve-payment-provider.ts';

export interface PayingHouse extends OpenHouse {
  provider: PaymentProvider;
  /** A card is typed into the provider’s page, to which the checkout led. */
  typeCard: (checkoutUrl: string, card: string, more?: Record<string, string>) => Promise<Response>;
  /** The addon is bought and the provider takes cards for the house. */
  openPayments: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A house and its payment provider, each of which reaches the other; the contact data are filled in. */
export async function openPayingHouse(
  options: Parameters<typeof openHouse>[0] = {},
): Promise<PayingHouse> {
  const noticeSecret = 'whsec_of_the_tests';
  const [apiPort, providerPort] = [await freePort(), await freePort()];
  const house = await openHouse({
    ...options,
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_WEBHOOK_SECRET: noticeSecret,
      STRIPE_API: `http://localhost:${providerPort}`,
      ...options.environment,
    },
  });
  const provider = await servePaymentProvider({
    port: providerPort,
    host: '127.0.0.1',
    noticeSecret,
    noticesTo: `http://127.0.0.1:${apiPort}/api/1/stripe/webhook`,
  });
  await house.app.listen({ port: apiPort, host: '127.0.0.1' });
  await fillInContact(house);
  await enterMaster(house.app, house.restaurant);
  return {
    ...house,
    provider,
    typeCard: (checkoutUrl, card, more = {}) =>
      fetch(checkoutUrl, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ card, ...more }),
      }),
    async openPayments() {
      const { headers } = house.restaurant;
      const opened = await house.app.inject({
        method: 'POST',
        url: '/api/1/payment/stripe-account',
        headers,
      });
      const wholly = new URLSearchParams({ wholly: 'yes' });
      await fetch(opened.json().url, { method: 'POST', redirect: 'manual', body: wholly });
      await house.app.inject({ url: '/api/1/payment/stripe-account', headers });
      await house.database.systemTransaction((tx) =>
        tx.run(command`
          insert into addon (restaurant_id, key, status, active)
          values (${house.restaurant.id}, 'payment', 'PURCHASED', true)`),
      );
    },
    async stop() {
      await provider.notices.settled();
      await house.close();
      await provider.close();
    },
  };
}

async function fillInContact({ database, restaurant }: OpenHouse): Promise<void> {
  await database.systemTransaction(async (tx) => {
    await tx.run(command`
      insert into data_protection_acceptance (restaurant_id, type, version, accepted_by)
      values (${restaurant.id}, 'data-processing-contract', 1, ${restaurant.email})`);
    await tx.run(command`
      insert into restaurant_info (restaurant_id, phone, email, street, plz, city, website,
                                   privacy_policy_url, terms_of_service_url)
      values (${restaurant.id}, '+4930123456', 'haus@example.com', 'Am Markt 1', '10115', 'Berlin',
              'https://haus.example', 'https://haus.example/privacy', 'https://haus.example/terms')
      on conflict (restaurant_id) do nothing`);
  });
}

/** Both must know the other’s port before they start. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const port = portOf(probe.address());
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
