import { endAddon } from '@stammtisch/contracts/addon/addon';
import { ask, refuseWith, type PaymentProvider } from '../../payment/payment-provider.ts';
import { command } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toAddon } from '../addon-resource.ts';
import { findAddon } from '../addon-row.ts';
import { tellAddons } from '../tell-addons.ts';

/** Specification §9: with the end of the month that is paid. */
export function mountEndAddon(api: Api, provider: PaymentProvider | undefined): void {
  register(
    api,
    endAddon,
    async ({ session: { restaurant }, params: { addonKey: key } }) => {
      const { database } = api;
      const row = await database.transaction(restaurant, (tx) =>
        tx.maybe(findAddon(restaurant, key)),
      );
      const subscription = row?.status === 'PURCHASED' && row.subscription;
      if (!subscription) return refuse('addon-not-purchased');
      if (!provider) return refuse('payment-not-configured');
      const ended = await ask(() =>
        provider.stripe.subscriptions.update(subscription, { cancel_at_period_end: true }),
      );
      if (ended.kind !== 'done') return refuseWith('addon-purchase-failed', ended);
      return database.transaction(restaurant, async (tx) => {
        await tx.run(command`
          update addon set ends_with_month = true, version = version + 1,
                 updated_at = clock_timestamp()
           where restaurant_id = ${restaurant} and key = ${key} and status = 'PURCHASED'`);
        await tx.run(tellAddons(restaurant));
        return toAddon(await tx.one(findAddon(restaurant, key)), []);
      });
    },
    { refusesDemo: true },
  );
}
