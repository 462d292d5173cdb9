import type { Api } from '../platform/http/api.ts';
import type { Session } from '../platform/http/gate.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { stale } from '../platform/http/conditions.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { lockGuest, toResource, type GuestRow } from './guest-row.ts';

interface Change {
  session: Session;
  params: { guestId: string };
  ifMatch: string | undefined;
}

export interface GuestBook {
  tx: Transaction;
  restaurant: RestaurantId;
}

/**
 * Runs a change on the version of a guest that it was based on: unknown ones answer 404, a missing
 * `If-Match` 428, a stale one 412 with the current representation.
 */
export function withCurrentGuest<Result>(
  api: Api,
  { session, params, ifMatch }: Change,
  work: (book: GuestBook, row: GuestRow) => Promise<Result>,
): Promise<Result | Refusal> {
  const { restaurant } = session;
  return api.database.transaction<Result | Refusal>(restaurant, async (tx) => {
    const row = await tx.maybe(lockGuest(restaurant, params.guestId));
    if (!row) return refuse('not-found');
    return refuseStale(row, ifMatch) ?? work({ tx, restaurant }, row);
  });
}

/** Refuses a change that was based on another version than the current one. */
export function refuseStale(row: GuestRow, ifMatch: string | undefined): Refusal | undefined {
  if (ifMatch === undefined) return refuse('version-required');
  if (ifMatch === '*' || ifMatch === String(row.version)) return undefined;
  return stale(toResource(row), row.version);
}
