import * as z from 'zod';
import { sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';

/** The addon is bought and switched on, and the provider charges cards for the house. */
export async function isPaymentActive(tx: Transaction, restaurant: RestaurantId): Promise<boolean> {
  const { active } = await tx.one(sql(z.object({ active: z.boolean() }))`
    select exists (
      select from addon a join payment_account p on p.restaurant_id = a.restaurant_id
       where a.restaurant_id = ${restaurant} and a.key = 'payment' and a.active
         and p.charges_enabled) as active`);
  return active;
}
