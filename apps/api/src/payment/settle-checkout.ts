import * as z from 'zod';
import { addonKey } from '@stammtisch/contracts/addon/addon';
import type Stripe from 'stripe';
import { settleAddon, type CheckoutState } from '../addons/settle-addon.ts';
import { restaurantId, type RestaurantId } from '../platform/database/scope.ts';
import { sql } from '../platform/database/sql.ts';
import type { Api } from '../platform/http/api.ts';
import { ask, type PaymentProvider, type Said } from './payment-provider.ts';

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
  { stripe }: PaymentProvider,
  session: string,
): Promise<Said<{ restaurant: RestaurantId; isBought: boolean }> | undefined> {
  const mine = await ownerOfCheckout(api, session);
  if (!mine) return undefined;
  const read = await ask(() => stripe.checkout.sessions.retrieve(session));
  if (read.kind !== 'done') return read;
  const { status, subscription } = read.result;
  await api.database.transaction(mine.restaurant, (tx) =>
    settleAddon(tx, mine.restaurant, mine.key, {
      session,
      status: stateOf(status),
      subscription: typeof subscription === 'string' ? subscription : subscription?.id,
    }),
  );
  return {
    kind: 'done',
    result: { restaurant: mine.restaurant, isBought: status === 'complete' },
  };
}

function stateOf(status: Stripe.Checkout.Session['status']): CheckoutState['status'] {
  if (status === 'complete') return 'complete';
  return status === 'expired' ? 'expired' : 'open';
}
