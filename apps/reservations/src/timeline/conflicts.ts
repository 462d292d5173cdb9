import { holdsUntil } from '@stammtisch/domain/reservation/overlay';
import { isOccupying } from '@stammtisch/domain/reservation/status';
import { addMinutes, type Minute } from '@stammtisch/domain/time/minute';
import { endOf, startOf, type Reservation } from '../book/reservation.ts';

/** Until when a party keeps others from its table. */
export function occupiedUntil(
  reservation: Pick<Reservation, 'status' | 'date' | 'time' | 'duration'>,
  now: Minute,
): Minute {
  const { status } = reservation;
  return holdsUntil({ status, start: startOf(reservation), end: endOf(reservation) }, now);
}

/** `reservation@table` of every party that shares its table with another one at some minute. */
export function conflictingWith(reservations: readonly Reservation[], now: Minute): Set<string> {
  const byTable = new Map<string, Reservation[]>();
  for (const each of reservations.filter(({ status }) => isOccupying(status))) {
    for (const { id } of each.tables) {
      const parties = byTable.get(id);
      if (parties) parties.push(each);
      else byTable.set(id, [each]);
    }
  }
  const found = new Set<string>();
  for (const [table, parties] of byTable) {
    let last: Reservation | undefined;
    for (const each of parties.toSorted((a, b) => startOf(a).localeCompare(startOf(b)))) {
      if (last && startOf(each) < occupiedUntil(last, now)) {
        found.add(`${last.id}@${table}`).add(`${each.id}@${table}`);
      }
      if (!last || occupiedUntil(each, now) > occupiedUntil(last, now)) last = each;
    }
  }
  return found;
}

/** Who holds one of the tables during a stay of `duration` minutes from `start`. */
export function holderOf(
  reservations: readonly Reservation[],
  wish: {
    tables: readonly string[];
    start: Minute;
    duration: number;
    except: string;
    /** Absent: a seated party is taken to leave as planned. */
    now?: Minute;
  },
): Reservation | undefined {
  const end = addMinutes(wish.start, wish.duration);
  return reservations.find(
    (each) =>
      each.id !== wish.except &&
      isOccupying(each.status) &&
      each.tables.some((table) => wish.tables.includes(table.id)) &&
      startOf(each) < end &&
      wish.start < (wish.now ? occupiedUntil(each, wish.now) : endOf(each)),
  );
}
