import { readRatingSummary } from '@stammtisch/contracts/rating/read-rating-summary';
import { notice } from '../platform/after-commit/notice.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { hrefOf } from './rating-row.ts';

/** Tells every open screen of the house, once the transaction commits: the rating and the counts. */
export async function announceRating(
  tx: Transaction,
  restaurant: RestaurantId,
  change: { type: 'rating.created' | 'rating.changed'; id: string; version: number },
): Promise<void> {
  const { type, id } = change;
  const version = String(change.version);
  await tx.run(notice(restaurant, { type, href: hrefOf(id), version }));
  await tx.run(notice(restaurant, { type, href: readRatingSummary.path }));
}
