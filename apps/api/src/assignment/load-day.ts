import type { AssignmentDay, DayParty, Hold } from '@stammtisch/domain/assignment/day';
import type { Day, EpochMinute } from '@stammtisch/domain/time/minute';
import type { Desk } from '../reservations/desk.ts';
import {
  listDayParties,
  listFloorRooms,
  listFloorSets,
  listFloorTables,
  type NamedTable,
  type PartyRow,
} from './assignment-day.sql.ts';

/** A day as it is in the book: what the rules need, and what an answer names. */
export interface LoadedDay {
  assignment: AssignmentDay;
  tables: readonly NamedTable[];
  rows: ReadonlyMap<string, PartyRow>;
}

/** The span of time in which the tables of other service days matter too. */
export interface Span {
  from: EpochMinute;
  to: EpochMinute;
}

/**
 * Who writes afterwards holds the lock of this service day: only its parties are movable, those of
 * other days stay.
 */
export async function loadDay(desk: Desk, day: Day, span: Span): Promise<LoadedDay> {
  const { tx, restaurant, now, house } = desk;
  const tables = await tx.many(listFloorTables(restaurant));
  const floor = {
    rooms: await tx.many(listFloorRooms(restaurant)),
    tables,
    sets: await tx.many(listFloorSets(restaurant)),
  };
  const rows = await tx.many(listDayParties(restaurant, { day, ...span, now }));
  const offered = new Set(tables.flatMap((table) => table.tags));
  const parties = rows.map((row): DayParty => {
    const { id, persons, from, to, tableIds } = row;
    return {
      id,
      persons,
      from,
      to,
      tableIds,
      hold: holdOf(row, day),
      roomId: row.roomId ?? undefined,
      wishes: row.tags.filter((tag) => offered.has(tag)),
    };
  });
  const { maxFreeSeats } = house.settings.onlineReservationSettings;
  return {
    assignment: { floor, parties, maxFreeSeats },
    tables,
    rows: new Map(rows.map((row) => [row.id, row])),
  };
}

function holdOf(row: PartyRow, day: Day): Hold | undefined {
  if (row.status === 'SEATED' || row.status === 'CLOSED') return 'seated';
  if (row.locked) return 'locked';
  return row.pinned || row.serviceDay !== day ? 'pinned' : undefined;
}
