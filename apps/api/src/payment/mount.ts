import type { Api } from '../platform/http/api.ts';
import { mountCompleteCheckout } from './complete-checkout/route.ts';
import { mountCreateCustomer } from './create-customer/route.ts';
import { mountHearNotice } from './hear-notice/route.ts';
import { mountLeaveCard } from './leave-card/route.ts';
import { mountPaymentAccount } from './payment-account/route.ts';
import { mountPaymentActive } from './payment-active/route.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { mountTaxInputs } from './tax-inputs/route.ts';

export function mountPayment(api: Api, provider: PaymentProvider | undefined): void {
  mountPaymentActive(api);
  mountCreateCustomer(api, provider);
  mountPaymentAccount(api, provider);
  mountTaxInputs(api);
  mountCompleteCheckout(api, provider);
  mountHearNotice(api, provider);
  mountLeaveCard(api, provider);
}
