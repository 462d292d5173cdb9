import { initPurchase } from '@stammtisch/contracts/addon/addon';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import type { PaymentProvider } from '../../payment/payment-provider.ts';
import { beginPurchase } from './begin-purchase.ts';

export function mountInitPurchase(api: Api, provider: PaymentProvider | undefined): void {
  register(
    api,
    initPurchase,
    async ({ session, params, body }) =>
      beginPurchase(api, provider, {
        restaurant: session.restaurant,
        by: session.email,
        key: params.addonKey,
        tax: body.taxInput,
      }),
    { refusesDemo: true, feature: 'noShowFee' },
  );
}
