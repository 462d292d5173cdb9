import { createPaymentCustomer } from '@stammtisch/contracts/payment/checkout';
import { missingForBilling } from '../../addons/what-is-missing.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { ensureCustomer } from '../ensure-customer.ts';
import { refuseWith, type PaymentProvider } from '../payment-provider.ts';

export function mountCreateCustomer(api: Api, provider: PaymentProvider | undefined): void {
  register(
    api,
    createPaymentCustomer,
    async ({ session: { restaurant } }) => {
      if (!provider) return refuse('payment-not-configured');
      const house = await api.database.transaction(restaurant, (tx) =>
        missingForBilling(tx, restaurant),
      );
      if (house.missing.length > 0) {
        return refuse('addon-data-missing', { extension: { missing: house.missing } });
      }
      const made = await ensureCustomer(api, provider, restaurant, house.customer);
      if (made.kind !== 'done') return refuseWith('addon-purchase-failed', made);
      return { customer: made.result, _links: {} };
    },
    { refusesDemo: true },
  );
}
