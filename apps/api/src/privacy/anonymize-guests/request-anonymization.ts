import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { ring } from '../../platform/after-commit/ring.ts';
import {
  anonymizationColumns,
  anonymizationRow,
  announceAnonymization,
  type AnonymizationRow,
} from '../anonymization-row.ts';
import type { Concern } from '../concerned-guests.ts';
import { countConcerned } from '../count-anonymization/route.ts';

export const anonymizationChannel = 'stammtisch_anonymization';

export interface Order extends Concern {
  /** Empty for the house's own rule. */
  requestedBy: string;
}

/** Writes down what is to be done. The commit wakes whoever does it; a process may die in between. */
export async function requestAnonymization(
  tx: Transaction,
  restaurant: RestaurantId,
  order: Order,
): Promise<AnonymizationRow> {
  const { guests } = await tx.one(countConcerned(restaurant, order));
  const row = await tx.one(sql(anonymizationRow)`
    with a as (
      insert into anonymization (restaurant_id, since, reason, requested_by, total)
      values (${restaurant}, ${order.since}, ${order.reason}, ${order.requestedBy}, ${guests})
      returning *)
    select ${anonymizationColumns} from a`);
  await tx.run(announceAnonymization(restaurant, row.id));
  await tx.run(ring(anonymizationChannel));
  return row;
}
