import { welcome } from '@stammtisch/domain/availability/admitting-times';
import type { AssignmentDay } from '@stammtisch/domain/assignment/day';
import type { PlannedMove } from '@stammtisch/domain/assignment/plan-day';
import type { Desk } from '../reservations/desk.ts';
import { lockIfIdle, type ReservationRow } from '../reservations/reservation-row.ts';
import { listHolds, withHolds } from '../reservations/table-holds.ts';
import { newcomerOf, withoutParty, type TableWish } from './find-tables.ts';
import { loadDay } from './load-day.ts';
import { reseat } from './reseat.ts';

/** Plans that are made before giving up because others are being edited at this moment. */
const attempts = 3;

/**
 * Tables for a party under the day lock, by the reasoning of the online availability: others who may
 * be moved sit elsewhere for it when there is no other way. Undefined when there are none.
 */
export async function makePlace(
  desk: Desk,
  wish: TableWish,
): Promise<readonly string[] | undefined> {
  const { assignment } = await loadDay(desk, wish.stay.serviceDay, wish.stay);
  const held = await desk.tx.many(listHolds(desk.restaurant, wish.stay.serviceDay, wish.hold));
  let day = withHolds(withoutParty(assignment, wish.except), held);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const place = welcome(day, newcomerOf(assignment, wish), wish.stay);
    if (!place) return undefined;
    const { rows, busy } = await lockMovers(desk, place.moves);
    if (busy.size === 0) {
      const tablesOf = new Map(place.moves.map((move) => [move.party.id, move.tableIds]));
      const reseatings = rows.map((row) => ({ row, tables: tablesOf.get(row.id) ?? [] }));
      await reseat({ ...desk, by: 'system' }, reseatings);
      return place.tableIds;
    }
    day = holding(day, busy);
  }
  return undefined;
}

/**
 * Who edits a reservation holds its row and then waits for the day; waiting for the row here would
 * be a deadlock. Such a party stays where it is.
 */
async function lockMovers(desk: Desk, moves: readonly PlannedMove[]) {
  const rows: ReservationRow[] = [];
  const busy = new Set<string>();
  for (const { party } of moves) {
    const row = await desk.tx.maybe(lockIfIdle({ restaurant: desk.restaurant, id: party.id }));
    if (row) rows.push(row);
    else busy.add(party.id);
  }
  return { rows, busy };
}

function holding(day: AssignmentDay, busy: ReadonlySet<string>): AssignmentDay {
  const parties = day.parties.map((party) =>
    busy.has(party.id) ? { ...party, hold: 'locked' as const } : party,
  );
  return { ...day, parties };
}
