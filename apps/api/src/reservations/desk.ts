import type { EpochMinute } from '@stammtisch/domain/time/minute';
import { serviceDayOf } from '@stammtisch/domain/opening-hours/opening-hours';
import type { Api } from '../platform/http/api.ts';
import type { Session } from '../platform/http/gate.ts';
import { violationOf } from '../platform/database/faults.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { epochMinuteOf, toMinute } from '../platform/time-zone/time-zone.ts';
import { loadHouse, openingHoursOf, type House } from '../settings/house.ts';

/** Where somebody stands who writes in the book: a transaction, the house's rules and the clock. */
export interface Desk {
  tx: Transaction;
  restaurant: RestaurantId;
  house: House;
  now: EpochMinute;
  by: 'staff' | 'guest' | 'system' | 'register';
  /** The master password was given within the last minutes. */
  elevated: boolean;
}

/** Runs work at the desk of a signed-in restaurant. What another party holds is answered with 409. */
export async function atDesk<Result>(
  api: Api,
  session: Session,
  work: (desk: Desk) => Promise<Result>,
): Promise<Result | Refusal> {
  const elevated = await api.gate.isElevated(session);
  return withoutDoubleBooking(() =>
    api.database.transaction(session.restaurant, async (tx) =>
      work(await openDesk(tx, session.restaurant, { by: 'staff', elevated })),
    ),
  );
}

export async function openDesk(
  tx: Transaction,
  restaurant: RestaurantId,
  who: Pick<Desk, 'by' | 'elevated'>,
): Promise<Desk> {
  const house = await tx.one(loadHouse(restaurant));
  return { tx, restaurant, house, now: epochMinuteOf(new Date()), ...who };
}

/** The exclusion constraint speaks when two service days meet at one table; the rest is asked before. */
export async function withoutDoubleBooking<Result>(
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    const constraint = violationOf(error)?.constraint;
    if (constraint === 'table_taken') return refuse('table-taken');
    // Deleted by somebody between the question and the write.
    if (constraint === 'table_gone') return refuse('table-unknown');
    throw error;
  }
}

/** The service day that runs now in the restaurant's zone. */
export function todayAt(desk: Pick<Desk, 'house' | 'now'>) {
  return serviceDayOf(toMinute(desk.now, desk.house.timeZone), openingHoursOf(desk.house.settings));
}
