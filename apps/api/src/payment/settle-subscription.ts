import * as z from 'zod';
import { addonKey } from '@stammtisch/contracts/addon/addon';
import { tellAddons } from '../addons/tell-addons.ts';
import { restaurantId } from '../platform/database/scope.ts';
import { sql } from '../platform/database/sql.ts';
import type { Api } from '../platform/http/api.ts';
import { ask, type PaymentProvider, type Said } from './payment-provider.ts';

const owner = z.object({ restaurant: restaurantId, key: addonKey });

/** An addon is there as long as its month is paid, and comes to an end with it. */
export async function settleSubscription(
  { database }: Pick<Api, 'database'>,
  { stripe }: PaymentProvider,
  subscription: string,
): Promise<Said<unknown>['kind']> {
  const read = await ask(() => stripe.subscriptions.retrieve(subscription));
  if (read.kind !== 'done') return read.kind;
  const isOver = ['canceled', 'incomplete_expired', 'unpaid'].includes(read.result.status);
  const endsWithMonth = read.result.cancel_at_period_end;
  await database.systemTransaction(async (tx) => {
    const mine = await tx.maybe(sql(owner)`
      update addon set
             status = case when ${isOver} then 'NONE' else status end,
             active = active and not ${isOver},
             subscription = case when ${isOver} then null else subscription end,
             checkout_session = case when ${isOver} then null else checkout_session end,
             ends_with_month = ${endsWithMonth} and not ${isOver},
             version = version + 1, updated_at = clock_timestamp()
       where subscription = ${subscription}
      returning restaurant_id as restaurant, key`);
    if (mine) await tx.run(tellAddons(mine.restaurant));
  });
  return 'done';
}
