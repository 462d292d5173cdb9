import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { Reservation } from '../book/reservation.ts';
import { tablesAfterDrop } from '../timeline/decide-move.ts';

/**
 * Where a party sits after it was put somewhere on the plan. Several tables are meant as they are; a
 * single one is a drop as on the timeline, which a party at several tables survives.
 */
export function tablesAtPlan(
  reservation: Pick<Reservation, 'tables' | 'persons'>,
  wish: { tables: readonly string[]; from?: string | undefined },
  rooms: readonly RoomReply[],
): string[] {
  const [to, second] = wish.tables;
  if (to === undefined || second !== undefined) return [...wish.tables];
  const seats = new Map(
    rooms.flatMap((room) => room.tables.map((table) => [table.id, table.seats])),
  );
  const from = wish.from ?? reservation.tables[0]?.id ?? '';
  return tablesAfterDrop(reservation, { from, to, seats });
}
