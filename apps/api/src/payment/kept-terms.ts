import * as z from 'zod';
import { sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';

const keptTerms = z.object({
  amount: z.int(),
  per: z.enum(['PERSON', 'BOOKING']),
  freeCancellationHours: z.int(),
  currency: z.string(),
});

/** What the guest of a reservation agreed to with their card; none where no card was left. */
export function findKeptTerms(
  restaurant: RestaurantId,
  reservation: string,
): Query<z.output<typeof keptTerms>> {
  return sql(keptTerms)`
    select c.amount, c.per, c.free_cancellation_hours as "freeCancellationHours", r.currency
      from card_guarantee c join restaurant r on r.id = c.restaurant_id
     where c.restaurant_id = ${restaurant} and c.reservation_id = ${reservation}`;
}
