import { initPurchase, monthlyPrice, type AddonKey } from '@stammtisch/contracts/addon/addon';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import type { PaymentProvider } from '../../payment/payment-provider.ts';
import { hasFeature } from '../../platform/http/features.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { featureOf } from '../is-offered.ts';
import { beginPurchase } from './begin-purchase.ts';
import { takeFreeAddon } from './take-free-addon.ts';

export function mountInitPurchase(
  api: Api,
  provider: PaymentProvider | undefined,
  hasProvider: Readonly<Record<AddonKey, boolean>>,
): void {
  register(
    api,
    initPurchase,
    async ({ session: { restaurant, email: by }, params: { addonKey: key }, body }) => {
      if (!hasFeature(api.config, featureOf[key], by)) return refuse('feature-off');
      const wish = { restaurant, by, key, tax: body.taxInput, hasProvider };
      return monthlyPrice[key] === 0
        ? takeFreeAddon(api, wish)
        : beginPurchase(api, provider, wish);
    },
    { refusesDemo: true },
  );
}
