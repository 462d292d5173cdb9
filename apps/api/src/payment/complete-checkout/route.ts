import { completeCheckout } from '@stammtisch/contracts/payment/checkout';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseWith, type PaymentProvider } from '../payment-provider.ts';
import { ownerOfCheckout, settleCheckout } from '../settle-checkout.ts';

export function mountCompleteCheckout(api: Api, provider: PaymentProvider | undefined): void {
  register(api, completeCheckout, async ({ body: { checkoutSessionId, tenant } }) => {
    if (!provider) return refuse('payment-not-configured');
    const mine = await ownerOfCheckout(api, checkoutSessionId);
    // Somebody else’s session, or none: no difference can be seen from outside.
    if (mine?.restaurant !== tenant) return refuse('not-found');
    const settled = await settleCheckout(api, provider, checkoutSessionId);
    if (settled?.kind !== 'done') {
      return refuseWith('addon-purchase-failed', settled ?? { kind: 'silent' });
    }
    return { active: settled.result.isBought, _links: {} };
  });
}
