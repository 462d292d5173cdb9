import type { AddonKey } from '@stammtisch/contracts/addon/addon';
import { command } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { lockAddon } from './addon-row.ts';
import { tellAddons } from './tell-addons.ts';

/** What the provider says of a checkout when it is asked again. */
export interface CheckoutState {
  session: string;
  status: 'open' | 'complete' | 'expired';
  subscription: string | undefined;
}

/**
 * Brings an addon to the state that the provider tells, however often and in whichever order it is
 * told: what was bought stays bought, and the end of an older checkout says nothing about the last.
 */
export async function settleAddon(
  tx: Transaction,
  restaurant: RestaurantId,
  key: AddonKey,
  checkout: CheckoutState,
): Promise<void> {
  const row = await lockAddon(tx, restaurant, key);
  if (row.status === 'PURCHASED' || row.checkoutSession !== checkout.session) return;
  if (checkout.status === 'open') return;
  const isBought = checkout.status === 'complete';
  await tx.run(command`
    update addon set status = ${isBought ? 'PURCHASED' : 'NONE'}, active = ${isBought},
           subscription = ${isBought ? (checkout.subscription ?? null) : null},
           ends_with_month = false, version = version + 1, updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and key = ${key}`);
  await tx.run(tellAddons(restaurant));
}
