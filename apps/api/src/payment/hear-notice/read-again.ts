import type Stripe from 'stripe';
import { settleCheckout } from '../settle-checkout.ts';
import { settleAccount } from '../settle-account.ts';
import { settleSubscription } from '../settle-subscription.ts';
import type { Api } from '../../platform/http/api.ts';
import type { PaymentProvider, Said } from '../payment-provider.ts';

/**
 * Notices come twice, late and in any order, so none is believed: what it is about is read again at
 * the provider, and only that counts. What Stammtisch does not know is no business of it.
 *
 * @returns `silent` when the provider did not answer: the notice has to come again
 */
export async function readAgain(
  api: Api,
  provider: PaymentProvider,
  event: Stripe.Event,
): Promise<Said<unknown>['kind']> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return (await settleCheckout(api, provider, event.data.object.id))?.kind ?? 'done';
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return settleSubscription(api, provider, event.data.object.id);
    case 'account.updated':
      return settleAccount(api, provider, event.data.object.id);
    default:
      return 'done';
  }
}
