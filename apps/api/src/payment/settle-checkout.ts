import * as z from 'zod';
import { addonKey } from '@stammtisch/contracts/addon/addon';
import type Stripe from 'stripe';
import { settleAddon, type CheckoutState } from '../addons/settle-addon.ts';
import { restaurantId, type RestaurantId } from '../platform/database/scope.ts';
import { sql } from '../platform/database/sql.ts';
import type { Api } from '../platform/http/api.ts';
import { ask, type PaymentProvider, type Said } from './payment-provider.ts';
import { settleSubscription } from './settle-subscription.ts';

const owner = z.object({ restaurant: restaurantId, key: addonKey });

/** Whose checkout it is, by our own book: the address line and the notice are not believed. */
export async function ownerOfCheckout(
  { database }: Pick<Api, 'database'>,
  session: string,
): Promise<z.output<typeof owner> | undefined> {
  return database.systemTransaction((tx) =>
    tx.maybe(sql(owner)`
      select restaurant_id as restaurant, key from addon where checkout_session = ${session}`),
  );
}

/** Reads a checkout of an addon again at the provider and stores what became of it. */
export async function settleCheckout(
  api: Pick<Api, 'database'>,
  provider: PaymentProvider,
  session: string,
): Promise<Said<{ restaurant: RestaurantId; isBought: boolean }> | undefined> {
  const mine = await ownerOfCheckout(api, session);
  if (!mine) return undefined;
  const read = await ask(() => provider.stripe.checkout.sessions.retrieve(session));
  if (read.kind !== 'done') return read;
  const { status } = read.result;
  const subscription = idOf(read.result.subscription);
  await api.database.transaction(mine.restaurant, (tx) =>
    settleAddon(tx, mine.restaurant, mine.key, {
      session,
      status: stateOf(status),
      subscription,
    }),
  );
  // What was bought may be over by now, and the notice of that may have come before this one.
  if (status === 'complete' && subscription !== undefined) {
    const kind = await settleSubscription(api, provider, subscription);
    if (kind === 'silent') return { kind };
  }
  return {
    kind: 'done',
    result: { restaurant: mine.restaurant, isBought: status === 'complete' },
  };
}

function idOf(subscription: Stripe.Checkout.Session['subscription']): string | undefined {
  return typeof subscription === 'string' ? subscription : subscription?.id;
}

function stateOf(status: Stripe.Checkout.Session['status']): CheckoutState['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}
