import * as z from 'zod';
import type { RegisterRead } from '@stammtisch/domain/cash-register/facts';
import { planChanges } from '@stammtisch/domain/cash-register/plan-changes';
import type { Database } from '../../platform/database/database.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { loadHouse } from '../../settings/house.ts';
import { applyChange } from './apply-change.ts';
import { loadKnowledge } from './load-facts.sql.ts';
import { loadParties } from './load-parties.sql.ts';
import { storeRead } from './store-read.sql.ts';

function lockRegister(restaurant: RestaurantId) {
  return sql(z.object({ readAt: z.date().nullable() }))`
    select read_at as "readAt" from cash_register where restaurant_id = ${restaurant} for update`;
}

/** Keeps what was read, and does to the reservations what follows from everything that is known. */
export async function applyRead(
  database: Database,
  restaurant: RestaurantId,
  read: RegisterRead,
): Promise<void> {
  const decided = await database.transaction(restaurant, async (tx) => {
    const register = await tx.maybe(lockRegister(restaurant));
    // Disconnected while it was being read.
    if (!register) return [];
    for (const statement of storeRead(restaurant, read, register.readAt)) await tx.run(statement);
    const knowledge = await loadKnowledge(tx, restaurant);
    if (!knowledge) return [];
    const { settings } = await tx.one(loadHouse(restaurant));
    const parties = await tx.many(loadParties(restaurant));
    const changes = planChanges(knowledge.facts, parties, knowledge.tables, {
      ...settings.cashRegisterSyncSettings,
      now: Date.now(),
      since: knowledge.since,
    });
    return changes.map((change) => ({
      change,
      version: parties.find(({ id }) => id === change.party)?.version,
    }));
  });
  for (const { change, version } of decided) {
    await applyChange(database, restaurant, change, version);
  }
}
