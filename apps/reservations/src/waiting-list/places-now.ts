import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { TableSetReply } from '@stammtisch/contracts/table-set/table-set';
import { freePlaces } from '@stammtisch/domain/table/free-places';
import { minutesBetween, type Minute } from '@stammtisch/domain/time/minute';
import { endOf, startOf, type Reservation } from '../book/reservation.ts';

/** A table, or several that are pushed together, that is free now. */
export interface PlaceNow {
  tables: readonly string[];
  /** `7`, or `7 + 8`. */
  name: string;
  room: string;
  seats: number;
  /** When the next party needs it laid; undefined: the whole stay is free. */
  until: Minute | undefined;
  /** Minutes. */
  duration: number;
}

export interface DoorParty {
  persons: number;
  now: Minute;
  /** Minutes that it would stay. */
  duration: number;
  /** The party itself, where it is in the book already. */
  except?: string;
}

/** Where a party at the door can sit now, the best first: the rule of the plan and of the quotes. */
export function placesNow(
  floor: { rooms: readonly RoomReply[]; sets: readonly TableSetReply[] },
  book: readonly Reservation[],
  { persons, now, duration, except }: DoorParty,
): PlaceNow[] {
  const tables = floor.rooms
    .filter((room) => room.active)
    .flatMap((room) => room.tables.map((table) => ({ ...table, room: room.name })))
    .filter((table) => table.seats > 0);
  const byId = new Map(tables.map((table) => [table.id, table]));
  const parties = book.map((each) => ({
    id: each.id,
    status: each.status,
    start: startOf(each),
    end: endOf(each),
    tables: each.tables.map(({ id }) => id),
  }));
  const wish = { persons, start: now, now, duration, except };
  return freePlaces({ tables, sets: floor.sets }, parties, wish).map((place) => ({
    tables: place.tables,
    name: place.tables.map((id) => byId.get(id)?.name).join(' + '),
    room: byId.get(place.tables[0] ?? '')?.room ?? '',
    seats: place.seats,
    until: place.isWhole ? undefined : place.until,
    duration:
      place.isWhole || place.until === undefined ? duration : minutesBetween(now, place.until),
  }));
}
