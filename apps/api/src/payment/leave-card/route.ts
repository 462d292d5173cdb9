import * as z from 'zod';
import type { BodyOf } from '@stammtisch/contracts/call';
import { leaveCard, readCard, type LeftCard } from '@stammtisch/contracts/public/leave-card';
import type { CardTerms } from '@stammtisch/contracts/public/card-terms';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { atBookingDesk } from '../../public-booking/booking-desk.ts';
import { cardTermsOf } from '../card-terms.ts';
import { findCard, nameOfCard, type CardRow } from '../card-row.ts';
import { findPaymentAccount } from '../payment-account-row.ts';
import { ask, type PaymentProvider } from '../payment-provider.ts';
import { settleCard, type CardState } from '../settle-card.ts';

export function mountLeaveCard(api: Api, provider: PaymentProvider | undefined): void {
  register(api, leaveCard, async ({ params: { identifier }, body }) => {
    if (!provider) return refuse('payment-not-configured');
    const ready = await atBookingDesk(api, identifier, async (desk) => {
      const terms = await cardTermsOf(desk);
      const known = await desk.tx.maybe(findPaymentAccount(desk.restaurant));
      if (!terms || !known?.account) return refuse('payment-not-configured');
      return { restaurant: desk.restaurant, name: desk.house.name, terms, account: known.account };
    });
    if (ready instanceof Refusal) return ready;
    const opened = await openPage(api, provider, { ...ready, identifier, wish: body });
    return opened instanceof Refusal
      ? opened
      : toReply(identifier, opened.card, 'OPEN', opened.url);
  });
  register(api, readCard, async ({ params: { identifier, cardId } }) => {
    if (!provider) return refuse('payment-not-configured');
    const found = await atBookingDesk(api, identifier, async ({ tx, restaurant }) => {
      const card = await tx.maybe(findCard(restaurant, cardId));
      return card ? { restaurant, card } : refuse('not-found');
    });
    if (found instanceof Refusal) return found;
    const state = await settleCard(api, provider, found.restaurant, found.card);
    const card = await api.database.transaction(found.restaurant, (tx) =>
      tx.one(findCard(found.restaurant, cardId)),
    );
    // What was booked with is no card for another booking.
    return toReply(identifier, card, card.reservationId ? 'OVER' : state, null);
  });
}

interface Page {
  restaurant: RestaurantId;
  name: string;
  identifier: string;
  terms: CardTerms;
  account: string;
  wish: BodyOf<typeof leaveCard>;
}

/** The page belongs to the house’s own account; the card is kept there and nowhere else. */
async function openPage(
  api: Api,
  { stripe }: PaymentProvider,
  { restaurant, identifier, terms, account, wish }: Page,
): Promise<{ card: CardRow; url: string } | Refusal> {
  const back = (said: 'saved' | 'left') =>
    `${api.config.BOOKING_ORIGIN}/#/card/${identifier}/${said}`;
  const session = await ask(() =>
    stripe.checkout.sessions.create(
      {
        mode: 'setup',
        currency: terms.currency.toLowerCase(),
        customer_creation: 'always',
        customer_email: wish.email,
        locale: wish.language,
        metadata: { restaurant },
        success_url: back('saved'),
        cancel_url: back('left'),
      },
      { stripeAccount: account },
    ),
  );
  if (session.kind !== 'done' || !session.result.url) return refuse('card-not-possible');
  const { id, url } = session.result;
  const card = await api.database.transaction(restaurant, async (tx) => {
    const kept = await tx.one(sql(z.object({ id: z.string() }))`
      insert into card_guarantee (restaurant_id, session, account, amount, per,
                                  free_cancellation_hours, policy_text)
      values (${restaurant}, ${id}, ${account}, ${terms.amount}, ${terms.per},
              ${terms.freeCancellationHours}, ${terms.text[wish.language]})
      returning id`);
    return tx.one(findCard(restaurant, kept.id));
  });
  return { card, url };
}

function toReply(
  identifier: string,
  card: CardRow,
  state: CardState,
  url: string | null,
): LeftCard {
  const self = `/api/1/public/restaurants/${identifier}/cards/${card.id}`;
  return { id: card.id, state, card: nameOfCard(card), url, _links: { self: { href: self } } };
}
