import { monthlyPrice, type AddonKey, type TaxInput } from '@stammtisch/contracts/addon/addon';
import type Stripe from 'stripe';
import { ensureCustomer } from '../../payment/ensure-customer.ts';
import { ask, refuseWith, type PaymentProvider } from '../../payment/payment-provider.ts';
import { command } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { addonsHref } from '../addon-resource.ts';
import { lockAddon } from '../addon-row.ts';
import { tellAddons } from '../tell-addons.ts';
import { asBilledCustomer, loadBilledHouse, whatIsMissing } from '../what-is-missing.ts';

export interface Wish {
  restaurant: RestaurantId;
  /** The account that agrees. */
  by: string;
  key: AddonKey;
  tax: TaxInput | undefined;
  hasProvider: Readonly<Record<AddonKey, boolean>>;
}

/** The provider is asked between two transactions, so that its silence holds nobody up. */
export async function beginPurchase(api: Api, provider: PaymentProvider | undefined, wish: Wish) {
  const { restaurant, key } = wish;
  const ready = await api.database.transaction(restaurant, (tx) => prepareAddon(tx, wish));
  if (ready instanceof Refusal) return ready;
  if (!provider) return refuse('payment-not-configured');
  const customer = await ensureCustomer(api, provider, restaurant, ready.customer);
  if (customer.kind !== 'done') return refuseWith('addon-purchase-failed', customer);
  const { openCheckout } = ready;
  // Whoever began before and comes back would buy it twice.
  if (openCheckout) await ask(() => provider.stripe.checkout.sessions.expire(openCheckout));
  const session = await ask(() =>
    provider.stripe.checkout.sessions.create(checkoutOf(api, restaurant, key, customer.result)),
  );
  if (session.kind !== 'done') return refuseWith('addon-purchase-failed', session);
  const { id, url } = session.result;
  if (!url) return refuseWith('addon-purchase-failed', { kind: 'silent' });
  const kept = await api.database.transaction(restaurant, (tx) => keep(tx, restaurant, key, id));
  return kept ?? { checkoutUrl: url, _links: selfLink };
}

const selfLink = { self: { href: addonsHref } };

/** What may be bought is noted with who agreed. */
export async function prepareAddon(tx: Transaction, wish: Wish) {
  const { restaurant, key, by, hasProvider } = wish;
  const row = await lockAddon(tx, restaurant, key);
  if (row.status === 'PURCHASED') return refuse('addon-purchase-already-active');
  const house = await loadBilledHouse(tx, restaurant);
  const tax = wish.tax ?? row.taxInput ?? undefined;
  const missing = whatIsMissing({ key, house, tax, hasProvider });
  if (missing.length > 0) return refuse('addon-data-missing', { extension: { missing } });
  await tx.run(command`
    update addon set accepted_at = clock_timestamp(), accepted_by = ${by},
           tax_input = ${tax ? JSON.stringify(tax) : null}, version = version + 1, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and key = ${key}`);
  await tx.run(tellAddons(restaurant));
  return { customer: asBilledCustomer(house, tax), openCheckout: row.checkoutSession };
}

async function keep(
  tx: Transaction,
  restaurant: RestaurantId,
  key: AddonKey,
  session: string,
): Promise<Refusal | undefined> {
  const row = await lockAddon(tx, restaurant, key);
  // The checkout of before was finished in the very moment in which this one began.
  if (row.status === 'PURCHASED') return refuse('addon-purchase-already-active');
  await tx.run(command`
    update addon set status = 'CHECKOUT_PENDING', checkout_session = ${session},
           version = version + 1, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and key = ${key}`);
  await tx.run(tellAddons(restaurant));
  return undefined;
}

function checkoutOf(
  api: Api,
  restaurant: RestaurantId,
  key: AddonKey,
  customer: string,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer,
    client_reference_id: restaurant,
    metadata: { restaurant, addon: key },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: monthlyPrice[key],
          recurring: { interval: 'month' },
          product_data: { name: 'Stammtisch: card payments' },
        },
      },
    ],
    // Specification §9: plus VAT, which the provider works out from the company's address.
    automatic_tax: { enabled: true },
    customer_update: { address: 'auto', name: 'auto' },
    success_url: `${api.config.APP_ORIGIN}/checkout-return?session_id={CHECKOUT_SESSION_ID}&tenant=${restaurant}`,
    cancel_url: `${api.config.APP_ORIGIN}/settings/addons`,
  };
}
