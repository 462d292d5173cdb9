import type Stripe from 'stripe';
import { command } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Api } from '../platform/http/api.ts';
import type { CardRow } from './card-row.ts';
import { ask, type PaymentProvider } from './payment-provider.ts';

/** What the provider says of its page: still open, with a card, or over. */
export type CardState = 'OPEN' | 'SAVED' | 'OVER';

/** Reads a guest’s card again at the provider, and keeps its numbers once it was saved. */
export async function settleCard(
  { database }: Pick<Api, 'database'>,
  { stripe }: PaymentProvider,
  restaurant: RestaurantId,
  card: CardRow,
): Promise<CardState> {
  if (card.paymentMethod) return 'SAVED';
  const read = await ask(() =>
    stripe.checkout.sessions.retrieve(
      card.session,
      { expand: ['setup_intent.payment_method'] },
      { stripeAccount: card.account },
    ),
  );
  // Nobody knows yet: the form asks again.
  if (read.kind !== 'done') return 'OPEN';
  if (read.result.status === 'expired') return 'OVER';
  const saved = savedCard(read.result);
  if (!saved) return 'OPEN';
  await database.transaction(restaurant, (tx) =>
    tx.run(command`
      update card_guarantee set customer = ${saved.customer}, payment_method = ${saved.method},
             brand = ${saved.brand}, last4 = ${saved.last4}
       where restaurant_id = ${restaurant} and id = ${card.id} and payment_method is null`),
  );
  return 'SAVED';
}

function savedCard({ setup_intent: setup, customer }: Stripe.Checkout.Session) {
  if (!setup || typeof setup === 'string' || setup.status !== 'succeeded') return undefined;
  const { payment_method: method } = setup;
  const owner = setup.customer ?? customer;
  if (!method || typeof method === 'string' || !owner) return undefined;
  return {
    customer: typeof owner === 'string' ? owner : owner.id,
    method: method.id,
    brand: method.card?.brand ?? '',
    last4: method.card?.last4 ?? '',
  };
}
