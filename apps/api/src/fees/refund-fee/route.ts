import { refundFee } from '@stammtisch/contracts/payment/fee';
import { ask, type PaymentProvider } from '../../payment/payment-provider.ts';
import { command } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { announceAsItIs } from '../../reservations/announce.ts';
import { atDesk, type Desk } from '../../reservations/desk.ts';
import { record } from '../../reservations/history.ts';
import { lockReservation } from '../../reservations/reservation-row.ts';
import { findFeeCase, type FeeCase } from '../fee-row.ts';
import { toFee } from '../fee-resource.ts';
import { markCollected, tellFees } from '../settle-fee.ts';

/** The provider gives back once for one key, however often it is asked. */
export function mountRefundFee(api: Api, provider: PaymentProvider | undefined): void {
  register(
    api,
    refundFee,
    async ({ session, params: { feeId }, body: { reason } }) => {
      if (!provider) return refuse('payment-not-configured');
      const { restaurant } = session;
      const found = await api.database.transaction(restaurant, (tx) =>
        tx.maybe(findFeeCase(restaurant, feeId)),
      );
      if (!found) return refuse('not-found');
      const charge = found.fee?.state === 'COLLECTED' && found.fee.charge;
      if (!charge) return refuse('fee-not-refundable');
      const said = await ask(() =>
        provider.stripe.refunds.create(
          { payment_intent: charge, metadata: { restaurant, fee: feeId } },
          { stripeAccount: found.card.account, idempotencyKey: `refund-${feeId}` },
        ),
      );
      // Whoever refunded it at the provider's own page has refunded it.
      if (said.kind !== 'done' && !isRefundedAlready(said)) {
        const failure = said.kind === 'refused' ? said.code : 'unavailable';
        return refuse('fee-not-collected', { extension: { failure } });
      }
      return atDesk(api, session, (desk) => store(desk, found, reason));
    },
    { feature: 'noShowFee' },
  );
}

function isRefundedAlready(said: { kind: string; code?: string }): boolean {
  return said.code === 'charge_already_refunded';
}

async function store(desk: Desk, { reservationId, fee }: FeeCase, reason: string) {
  const { tx, restaurant } = desk;
  const key = { restaurant, id: reservationId };
  const reservation = await tx.one(lockReservation(key));
  const moved = await tx.run(command`
    update fee set state = 'REFUNDED', refund_reason = ${reason}, refunded_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${fee?.id} and state = 'COLLECTED'`);
  if (moved > 0) {
    await markCollected(desk, reservationId, false);
    await tx.run(record(key, { what: 'fee-refunded', by: desk.by }));
    await tx.run(tellFees(restaurant));
    await announceAsItIs(desk, reservation);
  }
  const stored = await tx.one(findFeeCase(restaurant, fee?.id ?? ''));
  return toFee(stored, desk) ?? refuse('fee-not-refundable');
}
