import * as z from 'zod';
import { paymentCapability } from '@stammtisch/contracts/payment/payment-account';
import { command, sql, type Query, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

const paymentAccountRow = z.object({
  customer: z.string().nullable(),
  account: z.string().nullable(),
  capabilities: z.array(paymentCapability),
  chargesEnabled: z.boolean(),
  readAt: z.date().nullable(),
});
export type PaymentAccountRow = z.output<typeof paymentAccountRow>;

/** None where the house is not known to the provider. */
export function findPaymentAccount(restaurant: RestaurantId): Query<PaymentAccountRow> {
  return sql(paymentAccountRow)`
    select customer, account, capabilities, charges_enabled as "chargesEnabled", read_at as "readAt"
      from payment_account where restaurant_id = ${restaurant}`;
}

/** The first one stays: of two that were made at once, the second is forgotten. */
export function keepCustomer(restaurant: RestaurantId, customer: string): Statement {
  return command`
    insert into payment_account (restaurant_id, customer) values (${restaurant}, ${customer})
    on conflict (restaurant_id)
    do update set customer = coalesce(payment_account.customer, excluded.customer)`;
}

export function keepAccount(restaurant: RestaurantId, account: string): Statement {
  return command`
    insert into payment_account (restaurant_id, account) values (${restaurant}, ${account})
    on conflict (restaurant_id)
    do update set account = coalesce(payment_account.account, excluded.account)`;
}
