import * as z from 'zod';
import { fragment, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

const cardRow = z.object({
  id: z.string(),
  reservationId: z.string().nullable(),
  session: z.string(),
  account: z.string(),
  customer: z.string().nullable(),
  paymentMethod: z.string().nullable(),
  brand: z.string(),
  last4: z.string(),
});
export type CardRow = z.output<typeof cardRow>;

const columns = fragment`
  id, reservation_id as "reservationId", session, account, customer,
  payment_method as "paymentMethod", brand, last4`;

export function findCard(restaurant: RestaurantId, id: string): Query<CardRow> {
  return sql(cardRow)`
    select ${columns} from card_guarantee where restaurant_id = ${restaurant} and id = ${id}`;
}

/** Holds it, so that of two bookings with one card the second finds it used. */
export function lockCard(restaurant: RestaurantId, id: string): Query<CardRow> {
  return sql(cardRow)`
    select ${columns} from card_guarantee
     where restaurant_id = ${restaurant} and id = ${id} for update`;
}

/** How the provider's brands (https://docs.stripe.com/api/cards/object#card_object-brand) are written. */
const brands: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** `Visa 4242`, as people know their card. */
export function nameOfCard({ brand, last4 }: Pick<CardRow, 'brand' | 'last4'>): string {
  return `${brands[brand] ?? brand} ${last4}`.trim();
}
