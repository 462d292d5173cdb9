import { tablesOf } from '../table/choose-table.ts';
import type { EpochMinute } from '../time/minute.ts';
import { earliestPlace, type Place } from './earliest-place.ts';
import type { Evening, WaitingParty } from './waiting-party.ts';

/** Why a party does not sit yet. */
export type WaitReason =
  /** It comes later, and a table will be free then. */
  | { kind: 'not-here-yet' }
  /** No table of its size is free before its quoted time. */
  | { kind: 'no-table' }
  /** Without these it would sit earlier. */
  | { kind: 'parties-ahead'; count: number }
  /** The opening hour has as many guests as the house wants in it. */
  | { kind: 'pace'; guests: number }
  /** No table of the house has so many seats, nor tables that can be pushed together. */
  | { kind: 'too-large'; seats: number }
  /** The house closes before a table is free. */
  | { kind: 'closing' };

export function whyWaiting(
  party: WaitingParty,
  place: Place | undefined,
  { evening, ahead }: { evening: Evening; ahead: readonly Place[] },
): WaitReason | undefined {
  if (place?.at === evening.now) return undefined;
  const seats = Math.max(0, ...party.tables.filter((t) => t.assignable).map((t) => t.seats));
  if (seats < party.persons) return { kind: 'too-large', seats };
  if (place?.at === party.from) return { kind: 'not-here-yet' };
  if (isSooner(earliestPlace(party, evening), place)) {
    return { kind: 'parties-ahead', count: countRivals(party, ahead) };
  }
  const unpaced = earliestPlace(party, { ...evening, openings: [] });
  const full = openingAt(evening, unpaced?.at);
  if (full && isSooner(unpaced, place)) return { kind: 'pace', guests: full.guests };
  return place ? { kind: 'no-table' } : { kind: 'closing' };
}

function isSooner(one: Place | undefined, other: Place | undefined): boolean {
  return one !== undefined && (other === undefined || one.at < other.at);
}

/** Those ahead that will sit at a table which this party could have had; at least the one in its way. */
function countRivals(party: WaitingParty, ahead: readonly Place[]): number {
  const wanted = new Set(
    party.tables.filter(({ seats }) => seats >= party.persons).flatMap(tablesOf),
  );
  return Math.max(1, ahead.filter(({ tables }) => tables.some((id) => wanted.has(id))).length);
}

function openingAt({ openings }: Evening, at: EpochMinute | undefined) {
  return openings.find(({ from, to }) => at !== undefined && at >= from && at < to);
}
