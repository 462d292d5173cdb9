import { command } from '../../platform/database/sql.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import type { Desk } from '../../reservations/desk.ts';
import { lockReservation } from '../../reservations/reservation-row.ts';
import { findFeeCaseOf, type FeeCase, type KeptFee } from '../fee-row.ts';
import { ruleOn } from '../fee-resource.ts';

interface Wish {
  reservationId: string;
  reason: string;
  /** The account that collects. */
  by: string;
}

/**
 * Notes that a fee is to be collected. One that is under way or was collected is answered as it is,
 * so that a double click is one fee; one that failed gets another attempt.
 */
export async function beginFee(
  desk: Desk,
  { reservationId, reason, by }: Wish,
): Promise<{ each: FeeCase; fee: KeptFee } | Refusal> {
  const { tx, restaurant } = desk;
  // First the lock and then the look: one statement of both would see the fees of before it waited.
  const row = await tx.maybe(lockReservation({ restaurant, id: reservationId }));
  if (!row) return refuse('not-found');
  const each = await tx.maybe(findFeeCaseOf(restaurant, reservationId));
  if (!each) return refuse('fee-not-due', { extension: { obstacle: 'no-card' } });
  if (each.fee && each.fee.state !== 'FAILED') return { each, fee: each.fee };
  const outcome = ruleOn(each, desk);
  if (outcome.kind === 'refused') {
    return refuse('fee-not-due', { extension: { obstacle: outcome.obstacle } });
  }
  await tx.run(command`
    insert into fee (restaurant_id, reservation_id, kind, amount, currency, reason, collected_by)
    values (${restaurant}, ${reservationId}, ${outcome.fee}, ${outcome.amount}, ${each.currency},
            ${reason}, ${by})
    on conflict (restaurant_id, reservation_id) do update
       set state = 'PENDING', attempt = fee.attempt + 1, failure = null, reason = excluded.reason,
           kind = excluded.kind, amount = excluded.amount, collected_by = excluded.collected_by,
           asked_at = clock_timestamp()
     where fee.state = 'FAILED'`);
  const begun = await tx.one(findFeeCaseOf(restaurant, reservationId));
  if (!begun.fee) throw new Error(`the fee of ${reservationId} was not stored`);
  return { each: begun, fee: begun.fee };
}
