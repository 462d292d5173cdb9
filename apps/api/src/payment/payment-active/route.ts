import { readPaymentActive } from '@stammtisch/contracts/payment/checkout';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { isPaymentActive } from '../is-payment-active.ts';

export function mountPaymentActive(api: Api): void {
  register(api, readPaymentActive, async ({ session: { restaurant } }) => ({
    paymentActive: await api.database.transaction(restaurant, (tx) =>
      isPaymentActive(tx, restaurant),
    ),
    _links: { self: { href: readPaymentActive.path } },
  }));
}
