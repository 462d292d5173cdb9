import type Stripe from 'stripe';
import { ask, type PaymentProvider } from '../payment/payment-provider.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { FeeCase, KeptFee } from './fee-row.ts';

/** What became of a charge. `unknown`: it may have been made, so nobody tries another one. */
export type Charged =
  | { kind: 'charged'; charge: string }
  | { kind: 'refused'; failure: string }
  | { kind: 'unknown' };

/**
 * Charges the card that was left. The key is the fee and its attempt: asked again, the provider
 * answers what it answered before and charges nothing twice.
 */
export async function chargeCard(
  { stripe }: PaymentProvider,
  restaurant: RestaurantId,
  each: FeeCase,
  fee: KeptFee,
): Promise<Charged> {
  const { card } = each;
  const options = { stripeAccount: card.account };
  const said = await ask(() =>
    stripe.paymentIntents.create(
      {
        amount: fee.amount,
        currency: fee.currency.toLowerCase(),
        customer: card.customer,
        payment_method: card.method,
        off_session: true,
        confirm: true,
        metadata: { restaurant, fee: fee.id, attempt: String(fee.attempt) },
        ...(each.guestEmail && { receipt_email: each.guestEmail }),
      },
      { ...options, idempotencyKey: `fee-${fee.id}-${fee.attempt}` },
    ),
  );
  if (said.kind === 'refused') return { kind: 'refused', failure: said.code };
  if (said.kind === 'done') return outcomeOf(said.result);
  return lookUp(stripe, each, fee);
}

/** Its answer got lost, so its own list is read: newest first, and a guest has few charges. */
async function lookUp(stripe: Stripe, { card }: FeeCase, fee: KeptFee): Promise<Charged> {
  const listed = await ask(() =>
    stripe.paymentIntents.list(
      { customer: card.customer, limit: 100 },
      { stripeAccount: card.account },
    ),
  );
  if (listed.kind !== 'done') return { kind: 'unknown' };
  const found = listed.result.data.find(
    ({ metadata }) => metadata['fee'] === fee.id && metadata['attempt'] === String(fee.attempt),
  );
  return found ? outcomeOf(found) : { kind: 'unknown' };
}

function outcomeOf(intent: Stripe.PaymentIntent): Charged {
  if (intent.status === 'succeeded') return { kind: 'charged', charge: intent.id };
  if (intent.status === 'processing') return { kind: 'unknown' };
  return { kind: 'refused', failure: intent.last_payment_error?.code ?? intent.status };
}
