import { isOccupying } from '@stammtisch/domain/reservation/status';
import { addMinutes, type Minute } from '@stammtisch/domain/time/minute';
import { endOf, startOf, type Reservation } from '../book/reservation.ts';

/** `reservation@table` of every party that shares its table with another one at some minute. */
export function conflictingWith(reservations: readonly Reservation[]): Set<string> {
  const byTable = new Map<string, Reservation[]>();
  for (const each of reservations.filter(({ status }) => isOccupying(status))) {
    for (const { id } of each.tables) byTable.set(id, [...(byTable.get(id) ?? []), each]);
  }
  const found = new Set<string>();
  for (const [table, parties] of byTable) {
    let last: Reservation | undefined;
    for (const each of parties.toSorted((a, b) => startOf(a).localeCompare(startOf(b)))) {
      if (last && startOf(each) < endOf(last)) {
        found.add(`${last.id}@${table}`).add(`${each.id}@${table}`);
      }
      if (!last || endOf(each) > endOf(last)) last = each;
    }
  }
  return found;
}

/** Who holds one of the tables during a stay of `duration` minutes from `start`. */
export function holderOf(
  reservations: readonly Reservation[],
  wish: { tables: readonly string[]; start: Minute; duration: number; except: string },
): Reservation | undefined {
  const end = addMinutes(wish.start, wish.duration);
  return reservations.find(
    (each) =>
      each.id !== wish.except &&
      isOccupying(each.status) &&
      each.tables.some((table) => wish.tables.includes(table.id)) &&
      startOf(each) < end &&
      wish.start < endOf(each),
  );
}
