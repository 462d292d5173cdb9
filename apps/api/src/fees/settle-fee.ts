import { command } from '../platform/database/sql.ts';
import { announceAsItIs } from '../reservations/announce.ts';
import type { Desk } from '../reservations/desk.ts';
import { record } from '../reservations/history.ts';
import { lockReservation } from '../reservations/reservation-row.ts';
import { notice } from '../platform/after-commit/notice.ts';
import type { Charged } from './charge-card.ts';
import { listFees } from '@stammtisch/contracts/payment/fee';

interface Asked {
  id: string;
  reservationId: string;
  attempt: number;
}

/**
 * Stores what became of a charge, once: only the attempt that is still open moves, so that an answer
 * and a look-up of the same charge do not count twice.
 */
export async function settleFee(desk: Desk, asked: Asked, charged: Charged): Promise<void> {
  if (charged.kind === 'unknown') return;
  const { tx, restaurant } = desk;
  const key = { restaurant, id: asked.reservationId };
  const reservation = await tx.one(lockReservation(key));
  const isCharged = charged.kind === 'charged';
  const moved = await tx.run(command`
    update fee set state = ${isCharged ? 'COLLECTED' : 'FAILED'},
           collected_at = case when ${isCharged} then clock_timestamp() end,
           charge = ${isCharged ? charged.charge : null},
           failure = ${isCharged ? null : charged.failure}
     where restaurant_id = ${restaurant} and id = ${asked.id} and attempt = ${asked.attempt}
       and state = 'PENDING'`);
  if (moved === 0) return;
  await tx.run(tellFees(restaurant));
  if (!isCharged) return;
  await markCollected(desk, asked.reservationId, true);
  await tx.run(record(key, { what: 'fee-collected', by: desk.by }));
  await announceAsItIs(desk, reservation);
}

/** Decisions §1: what has cost money is neither reopened nor deleted. */
export async function markCollected(desk: Desk, reservation: string, collected: boolean) {
  await desk.tx.run(command`
    update reservation set fee_collected = ${collected}, version = version + 1,
           updated_at = clock_timestamp()
     where restaurant_id = ${desk.restaurant} and id = ${reservation}`);
}

export function tellFees(restaurant: Desk['restaurant']) {
  return notice(restaurant, { type: 'fee.changed', href: listFees.path });
}
