import * as z from 'zod';
import { notice } from '../platform/after-commit/notice.ts';
import { command, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Api } from '../platform/http/api.ts';
import type { Session } from '../platform/http/gate.ts';
import type { Refusal } from '../platform/http/refusal.ts';

/** Where somebody stands who changes rooms, tables or sets: nobody else does so meanwhile. */
export interface Floor {
  tx: Transaction;
  restaurant: RestaurantId;
  isDemo: boolean;
}

/** Runs a change of the floor under its lock, which also counts the write. */
export function changeFloor<Result>(
  api: Api,
  { restaurant, isDemo }: Session,
  work: (floor: Floor) => Promise<Result>,
): Promise<Result | Refusal> {
  return api.database.transaction(restaurant, async (tx) => {
    await tx.run(command`
      insert into floor_plan (restaurant_id) values (${restaurant})
      on conflict (restaurant_id) do update
        set version = floor_plan.version + 1, changed_at = clock_timestamp()`);
    return work({ tx, restaurant, isDemo });
  });
}

/** Tells every open screen that shows the room, once the transaction commits. */
export async function announceRoom(
  { tx, restaurant }: Floor,
  change: { type: 'room.created' | 'room.changed' | 'room.deleted'; room: string },
): Promise<void> {
  await tx.run(notice(restaurant, { type: change.type, href: hrefOfRoom(change.room) }));
}

export function hrefOfRoom(id: string): string {
  return `/api/1/rooms/${id}`;
}

const floorVersion = z.object({ version: z.string(), changedAt: z.date() });

/** What tells apart two states of the whole floor; none until somebody writes. */
export function findFloorVersion(restaurant: RestaurantId): Query<z.output<typeof floorVersion>> {
  return sql(floorVersion)`
    select version::text, changed_at as "changedAt" from floor_plan
     where restaurant_id = ${restaurant}`;
}
