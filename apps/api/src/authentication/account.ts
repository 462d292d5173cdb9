import * as z from 'zod';
import { restaurantId } from '../platform/database/scope.ts';
import { fragment } from '../platform/database/sql.ts';

export const accountRow = z.object({
  account: z.uuid(),
  email: z.string(),
  restaurant: restaurantId,
  name: z.string(),
  isDemo: z.boolean(),
});
/** An account with what its session tells about its restaurant. */
export type Account = z.output<typeof accountRow>;

export const accountColumns = fragment`
  account.id as account, account.email, restaurant.id as restaurant, restaurant.name,
  restaurant.is_demo as "isDemo"`;
