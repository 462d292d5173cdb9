import type { PaymentProvider } from '../payment/payment-provider.ts';
import type { Api } from '../platform/http/api.ts';
import { mountCollectFee } from './collect-fee/route.ts';
import { mountListFees } from './list-fees/route.ts';
import { mountReadEvidence } from './read-evidence/route.ts';
import { mountRefundFee } from './refund-fee/route.ts';

export function mountFees(api: Api, provider: PaymentProvider | undefined): void {
  mountListFees(api);
  mountCollectFee(api, provider);
  mountRefundFee(api, provider);
  mountReadEvidence(api);
}
