import { collectFee } from '@stammtisch/contracts/payment/fee';
import type { PaymentProvider } from '../../payment/payment-provider.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { chargeCard } from '../charge-card.ts';
import { findFeeCaseOf } from '../fee-row.ts';
import { toFee } from '../fee-resource.ts';
import { settleFee } from '../settle-fee.ts';
import { beginFee } from './begin-fee.ts';

/** Noted, charged, noted: the provider is asked between two transactions. */
export function mountCollectFee(api: Api, provider: PaymentProvider | undefined): void {
  register(
    api,
    collectFee,
    async ({ session, params: { reservationId }, body: { reason } }) => {
      if (!provider) return refuse('payment-not-configured');
      const { restaurant, email: by } = session;
      const begun = await atDesk(api, session, (desk) =>
        beginFee(desk, { reservationId, reason, by }),
      );
      if (begun instanceof Refusal) return begun;
      const { each, fee } = begun;
      if (fee.state === 'PENDING') {
        const charged = await chargeCard(provider, restaurant, each, fee);
        const { id, attempt } = fee;
        await atDesk(api, session, (desk) =>
          settleFee(desk, { id, attempt, reservationId }, charged),
        );
      }
      return atDesk(api, session, async (desk) => {
        const settled = await desk.tx.one(findFeeCaseOf(restaurant, reservationId));
        if (settled.fee?.state === 'FAILED') {
          return refuse('fee-not-collected', { extension: { failure: settled.fee.failure } });
        }
        return toFee(settled, desk) ?? refuse('fee-not-due');
      });
    },
    { feature: 'noShowFee' },
  );
}
