import type Stripe from 'stripe';
import { settleCheckout } from '../settle-checkout.ts';
import { settleAccount } from '../settle-account.ts';
import { settleSubscription } from '../settle-subscription.ts';
import type { Api } from '../../platform/http/api.ts';
import type { PaymentProvider } from '../payment-provider.ts';

/**
 * Notices come twice, late and in any order, so none is believed: what it is about is read again at
 * the provider, and only that counts. What Stammtisch does not know is no business of it.
 */
export async function readAgain(
  api: Api,
  provider: PaymentProvider,
  event: Stripe.Event,
): Promise<void> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      await settleCheckout(api, provider, event.data.object.id);
      return;
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      await settleSubscription(api, provider, event.data.object.id);
      return;
    case 'account.updated':
      await settleAccount(api, provider, event.data.object.id);
  }
}
