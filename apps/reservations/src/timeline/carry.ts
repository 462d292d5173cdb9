import { longestStay, shortestStay } from '@stammtisch/domain/reservation/stretch';
import { addMinutes, dayOf, snapToInterval, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { startOf, type Reservation } from '../book/reservation.ts';
import { tablesAfterDrop } from './decide-move.ts';
import type { TimelineGroup } from './groups.ts';

/** A party that is carried by keys: where it would be put down. */
export interface Carry {
  reservation: Reservation;
  /** The row that it was picked up from, and the one that it is over. */
  from: string;
  row: string;
  start: Minute;
  /** Minutes. */
  duration: number;
}

export type CarryStep = 'earlier' | 'later' | 'up' | 'down' | 'longer' | 'shorter';

export function pickUp(reservation: Reservation, row: string): Carry {
  const { duration } = reservation;
  return { reservation, from: row, row, start: startOf(reservation), duration };
}

/** One press of an arrow: the next line of the grid, the next row, or a longer stay. */
export function carryOn(
  carry: Carry,
  step: CarryStep,
  given: { interval: number; groups: readonly TimelineGroup[] },
): Carry {
  const { interval } = given;
  switch (step) {
    case 'earlier':
    case 'later':
      return {
        ...carry,
        start: onGrid(carry.start, step === 'later' ? interval : -interval, interval),
      };
    case 'longer':
    case 'shorter': {
      const wished = carry.duration + (step === 'longer' ? interval : -interval);
      return { ...carry, duration: Math.min(longestStay, Math.max(shortestStay, wished)) };
    }
    case 'up':
    case 'down': {
      const rows = given.groups.filter(({ kind }) => kind !== 'room').map(({ id }) => id);
      const at = rows.indexOf(carry.row) + (step === 'down' ? 1 : -1);
      return { ...carry, row: rows[Math.min(rows.length - 1, Math.max(0, at))] ?? carry.row };
    }
  }
}

/** The neighbouring line of the grid; from between two lines the nearer one in that direction. */
function onGrid(minute: Minute, by: number, interval: number): Minute {
  const snapped = snapToInterval(minute, interval);
  const isPast = by > 0 ? snapped > minute : snapped < minute;
  return isPast ? snapped : snapToInterval(addMinutes(snapped, by), interval);
}

export function tablesOf(carry: Carry, seats: ReadonlyMap<string, number>): string[] {
  const { reservation, from, row } = carry;
  if (row === from) return reservation.tables.map(({ id }) => id);
  return tablesAfterDrop(reservation, { from, to: row, seats });
}

/** The reservation as it would be where it is carried to, for the board to show. */
export function previewOf(carry: Carry, groups: readonly TimelineGroup[]): Reservation {
  const { reservation, start, duration } = carry;
  const seats = new Map<string, number>();
  const refs = new Map(reservation.tables.map((table) => [table.id, table]));
  for (const group of groups) {
    if (group.kind !== 'table') continue;
    seats.set(group.id, group.seats);
    refs.set(group.id, { id: group.id, name: group.name, seats: group.seats, room: group.room });
  }
  return {
    ...reservation,
    duration,
    date: formatWireDate(dayOf(start)),
    time: formatWireTime(start),
    endTime: formatWireTime(addMinutes(start, duration)),
    tables: tablesOf(carry, seats).flatMap((id) => refs.get(id) ?? []),
  };
}
