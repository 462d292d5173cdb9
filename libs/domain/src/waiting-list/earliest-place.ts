import { fitsGuestLimit, guestsIn } from '../availability/guest-limit.ts';
import { chooseTable, tablesOf } from '../table/choose-table.ts';
import type { EpochMinute } from '../time/minute.ts';
import { clearingMinutes, type Evening, type WaitingParty } from './waiting-party.ts';

/** When and where a party can sit down. */
export interface Place {
  at: EpochMinute;
  /** Several where they are pushed together. */
  tables: readonly string[];
}

/** The first minute at which a table takes the whole stay; undefined when the evening ends before. */
export function earliestPlace(party: WaitingParty, evening: Evening): Place | undefined {
  const { now, maxFreeSeats } = evening;
  const occupations = evening.occupations.map((each) =>
    // A table that is free by now was seen to be: staff know whether it is laid.
    each.to > now ? { ...each, to: later(each.to, clearingMinutes) } : each,
  );
  for (const at of candidates(party, { ...evening, occupations })) {
    if (!keepsPace(party, at, evening)) continue;
    const stay = { from: at, to: later(at, party.duration) };
    const table = chooseTable(party.tables, occupations, {
      persons: party.persons,
      stay,
      maxFreeSeats,
    });
    if (table) return { at, tables: tablesOf(table) };
  }
  return undefined;
}

/** A party can start only when it is there, when a table is left, or when a new opening begins. */
function candidates(party: WaitingParty, { now, closes, occupations, openings }: Evening) {
  const first = Math.max(now, party.from);
  const changes = [...occupations.map(({ to }) => to), ...openings.flatMap((o) => [o.from, o.to])];
  return [...new Set([first as EpochMinute, ...changes])]
    .filter((at) => at >= first && (at < closes || at === now))
    .toSorted((one, other) => one - other);
}

function keepsPace(party: WaitingParty, at: EpochMinute, { openings, arrivals }: Evening): boolean {
  return openings
    .filter(({ from, to }) => at >= from && at < to)
    .every(({ from, to, guests }) =>
      fitsGuestLimit(guests, guestsIn({ start: from, end: to }, arrivals), party.persons),
    );
}

export function later(minute: EpochMinute, minutes: number): EpochMinute {
  return (minute + minutes) as EpochMinute;
}
