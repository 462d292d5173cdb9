import { command } from '../../platform/database/sql.ts';
import { announce } from '../announce.ts';
import type { Desk } from '../desk.ts';
import { record } from '../history.ts';
import type { ReservationRow } from '../reservation-row.ts';

/**
 * Tells the history and the other screens. The version stays: what somebody edits of the reservation
 * meanwhile has nothing to do with its files.
 */
export async function announceAttachment(
  desk: Desk,
  row: ReservationRow,
  line: { what: 'attached'; to: string } | { what: 'detached'; from: string },
): Promise<void> {
  const { tx, restaurant } = desk;
  await tx.run(command`
    update reservation set updated_at = clock_timestamp()
     where restaurant_id = ${restaurant} and id = ${row.id}`);
  await tx.run(record({ restaurant, id: row.id }, { ...line, by: desk.by }));
  await announce(desk, 'reservation.changed', row);
}
