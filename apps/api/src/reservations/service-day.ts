import * as z from 'zod';
import type { Day } from '@stammtisch/domain/time/minute';
import { command, sql, type Query, type Statement } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';

const locked = z.object({ locked: z.literal('') });

/**
 * One writer at a time per restaurant and service day (decisions §2): tables and guest limits are
 * read and written under it. Days are taken in order, so that two writers never wait for each other.
 */
export async function lockDays(
  tx: Transaction,
  restaurant: RestaurantId,
  days: readonly Day[],
): Promise<void> {
  for (const day of [...new Set(days)].toSorted()) {
    await tx.one(sql(locked)`
      select pg_advisory_xact_lock(hashtextextended(${`${restaurant} ${day}`}, 0))::text as locked`);
  }
}

/** Counts a write of the day; its list is then no longer what a client has cached. */
export function countWrite(restaurant: RestaurantId, day: Day): Statement {
  return command`
    insert into service_day (restaurant_id, day) values (${restaurant}, ${day})
    on conflict (restaurant_id, day) do update
      set version = service_day.version + 1, changed_at = clock_timestamp()`;
}

const dayVersion = z.object({ version: z.string(), changedAt: z.date().nullable() });

/** What tells apart two states of a range of service days. */
export function versionOfDays(
  restaurant: RestaurantId,
  from: Day,
  to: Day,
): Query<z.output<typeof dayVersion>> {
  return sql(dayVersion)`
    select coalesce(sum(version), 0)::text as version, max(changed_at) as "changedAt"
      from service_day
     where restaurant_id = ${restaurant} and day between ${from} and ${to}`;
}
