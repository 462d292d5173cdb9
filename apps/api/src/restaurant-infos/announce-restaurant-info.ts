import { readEntry } from '@stammtisch/contracts/entry/read-entry';
import { notice } from '../platform/after-commit/notice.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { restaurantInfoHref } from './restaurant-info-resource.ts';

/** Tells every open screen of the restaurant; its name and its logo stand above each of them. */
export async function announceRestaurantInfo(
  tx: Transaction,
  restaurant: RestaurantId,
  version: number,
): Promise<void> {
  const change = { type: 'restaurant-info.changed', href: restaurantInfoHref };
  await tx.run(notice(restaurant, { ...change, version: String(version) }));
  await tx.run(notice(restaurant, { ...change, href: readEntry.path }));
}
