import type { ReservationReply } from '@stammtisch/contracts/reservation/reservation';
import type { RoomReply } from '@stammtisch/contracts/room/room';
import type { TableSetReply } from '@stammtisch/contracts/table-set/table-set';
import type { PlaceWish } from '@stammtisch/domain/table/free-places';
import { tableStates } from '@stammtisch/domain/table/table-state';
import { minutesBetween, type Day, type Minute } from '@stammtisch/domain/time/minute';
import { useMemo } from 'react';
import { searchPlaces } from './place-light.ts';
import { drawRoom } from './place-of.ts';
import { planPartyOf } from './plan-party.ts';
import type { Carry, PlanState } from './use-plan-state.ts';
import { useTableLooks } from './use-table-looks.ts';

export interface PlanGiven {
  day: Day;
  today: Day;
  now: Minute;
  visitMinutes: number;
  rooms: readonly RoomReply[];
  sets: readonly TableSetReply[];
  reservations: readonly ReservationReply[];
}

/** What the plan shows: how each table stands, and what lights up for whom a place is looked for. */
export function usePlanModel(given: PlanGiven, { carry, chosen, search }: PlanState) {
  const { day, today, now, visitMinutes, rooms, sets, reservations } = given;
  const lookOf = useTableLooks(now);
  const parties = useMemo(() => reservations.map((each) => planPartyOf(each)), [reservations]);
  const tables = useMemo(
    () => rooms.flatMap((room) => room.tables).filter(({ seats }) => seats > 0),
    [rooms],
  );
  const drawings = useMemo(() => rooms.map((room) => ({ room, drawing: drawRoom(room) })), [rooms]);
  const names = useMemo(() => new Map(tables.map(({ id, name }) => [id, name])), [tables]);
  const isToday = day === today;
  const ahead = isToday ? visitMinutes : Number.POSITIVE_INFINITY;
  const states = tableStates(parties, { now, ahead, isOver: day < today });

  // One more table may be of any size.
  const floor = carry?.joins
    ? { tables: tables.map((table) => ({ ...table, minPersons: 1 })), sets: [] }
    : { tables, sets };
  const searched =
    search &&
    searchPlaces({ tables, sets }, parties, {
      persons: search.persons,
      start: search.at === 'now' ? now : search.at,
      duration: visitMinutes,
      now,
    });
  const found = carry ? searchPlaces(floor, parties, wishOf(carry, now)) : searched;

  const drawn = drawings.map(({ room, drawing }) => ({
    room,
    drawing,
    looks: room.tables.flatMap((table) => {
      const place = drawing.places.get(table.id);
      if (table.seats === 0 || place === undefined) return [];
      return lookOf({
        table,
        place,
        state: states.get(table.id) ?? { kind: 'free' },
        light: found?.lights.get(table.id),
        isChosen: chosen?.includes(table.id) ?? false,
      });
    }),
  }));

  return {
    parties,
    tables,
    states,
    drawn,
    /** For the party that is carried. */
    places: found?.places ?? [],
    /** For whoever is looked for; they stay while a party is pulled past them. */
    searched: searched?.places ?? [],
    isToday,
    ahead,
    nameOf: (table: string) => names.get(table) ?? '',
    /** Tables that light up only together are meant together. */
    meantBy: (table: string): readonly string[] => {
      const isSet = found?.lights.get(table)?.light === 'set';
      const place = isSet && found.places.find((each) => each.tables.includes(table));
      return place ? place.tables : [table];
    },
  };
}

export type PlanModel = ReturnType<typeof usePlanModel>;

/** A party that is moved keeps its stay; one of the waiting list begins it now. */
function wishOf({ party, joins }: Carry, now: Minute): PlaceWish & { isWholeOnly: boolean } {
  return {
    persons: joins ? 1 : party.persons,
    start: party.status === 'QUEUED' ? now : party.start,
    duration: minutesBetween(party.start, party.end),
    now,
    except: party.id,
    isWholeOnly: true,
  };
}
