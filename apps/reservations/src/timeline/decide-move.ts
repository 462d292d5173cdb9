import { planMove } from '@stammtisch/domain/reservation/move';
import { covers } from '@stammtisch/domain/reservation/party';
import type { Minute } from '@stammtisch/domain/time/minute';
import { startOf, type Reservation } from '../book/reservation.ts';
import { holderOf } from './conflicts.ts';
import { unassigned } from './groups.ts';
import type { Unmoved } from './unmoved.ts';

export interface Move {
  start: Minute;
  tables: readonly string[];
}

/** What the timeline does with a dropped party before anything is sent. */
export type MoveDecision =
  | Unmoved
  /** Specification §4: another hour, minute, day, month or year asks first. */
  | { kind: 'ask'; from: Minute; move: Move }
  | { kind: 'at-once'; move: Move };

export function decideMove(
  reservation: Reservation,
  wish: Move,
  given: { interval: number; elevated: boolean; others: readonly Reservation[]; now: Minute },
): MoveDecision {
  const outcome = planMove(
    { ...subjectOf(reservation), status: reservation.status, locked: reservation.locked },
    wish,
    given,
  );
  if (outcome.kind === 'unchanged') return { kind: 'back' };
  if (outcome.kind === 'refused') return outcome;
  const move: Move = { start: outcome.to, tables: outcome.tables };
  const by = holderOf(given.others, {
    ...move,
    duration: reservation.duration,
    except: reservation.id,
    now: given.now,
  });
  if (by) return { kind: 'taken', by };
  return outcome.to === outcome.from
    ? { kind: 'at-once', move }
    : { kind: 'ask', from: outcome.from, move };
}

function subjectOf(reservation: Reservation): Move {
  return { start: startOf(reservation), tables: reservation.tables.map((table) => table.id) };
}

/**
 * The party's tables after one of its items went from row to row. A party at several tables moves as
 * one: a table that seats all of it replaces them all, a smaller one only the table that was dragged,
 * and the unassigned lane takes all of them. A room's heading is no table and changes nothing.
 */
export function tablesAfterDrop(
  reservation: Pick<Reservation, 'tables' | 'persons'>,
  { from, to, seats }: { from: string; to: string; seats: ReadonlyMap<string, number> },
): string[] {
  const had = reservation.tables.map((table) => table.id);
  if (to === unassigned) return [];
  const room = seats.get(to);
  if (from === to || room === undefined) return had;
  if (room >= covers(reservation.persons)) return [to];
  const kept = had.filter((id) => id !== from);
  return kept.includes(to) ? kept : [...kept, to];
}
