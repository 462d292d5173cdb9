import * as z from 'zod';
import type { PaymentCapability } from '@stammtisch/contracts/payment/payment-account';
import type Stripe from 'stripe';
import { restaurantId } from '../platform/database/scope.ts';
import { sql } from '../platform/database/sql.ts';
import type { Api } from '../platform/http/api.ts';
import { tellAddons } from '../addons/tell-addons.ts';
import { ask, type PaymentProvider, type Said } from './payment-provider.ts';

const owner = z.object({ restaurant: restaurantId });

/** Reads a house’s account again at the provider. */
export async function settleAccount(
  { database }: Pick<Api, 'database'>,
  { stripe }: PaymentProvider,
  account: string,
): Promise<Said<unknown>['kind']> {
  const read = await ask(() => stripe.accounts.retrieve(account));
  if (read.kind !== 'done') return read.kind;
  await database.systemTransaction(async (tx) => {
    const mine = await tx.maybe(sql(owner)`
      update payment_account set capabilities = ${JSON.stringify(capabilitiesOf(read.result))},
             charges_enabled = ${read.result.charges_enabled}, read_at = clock_timestamp()
       where account = ${account}
      returning restaurant_id as restaurant`);
    if (mine) await tx.run(tellAddons(mine.restaurant));
  });
  return 'done';
}

/** The provider says for the account as a whole what it still wants to know. */
function capabilitiesOf({ capabilities, requirements }: Stripe.Account): PaymentCapability[] {
  return Object.entries(capabilities ?? {}).map(([name, state]) => ({
    name,
    state: state === 'active' || state === 'pending' ? state : 'inactive',
    currentlyDue: requirements?.currently_due ?? [],
    eventuallyDue: requirements?.eventually_due ?? [],
    pastDue: requirements?.past_due ?? [],
  }));
}
