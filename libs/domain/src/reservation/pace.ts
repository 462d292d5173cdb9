import { startsIn } from '../availability/guest-limit.ts';
import type { Opening } from '../opening-hours/opening-hours.ts';
import { addMinutes, minutesBetween, type Minute } from '../time/minute.ts';
import { covers, eatingStatuses, type PartySize } from './party.ts';
import type { Status } from './status.ts';

/** A party as far as it fills the house; `until` is when it leaves or is expected to. */
export interface PacedParty {
  status: Status;
  persons: PartySize;
  start: Minute;
  until: Minute;
}

export interface Quarter {
  from: Minute;
  /** Persons who sit in this quarter of an hour, or will. */
  seated: number;
  /** Persons who come in it. */
  arriving: number;
}

const quarter = 15;

/** Who waits for a table fills no chair; the house knows when the others come. */
function isSeatedSomewhere({ status }: PacedParty): boolean {
  return status !== 'QUEUED' && eatingStatuses.includes(status);
}

function sum(parties: readonly PacedParty[]): number {
  return parties.reduce((total, { persons }) => total + covers(persons), 0);
}

/** How full each quarter of an hour of a span is; the last one reaches the span's end. */
export function paceOf(
  parties: readonly PacedParty[],
  span: { from: Minute; to: Minute },
): Quarter[] {
  const here = parties.filter(isSeatedSomewhere);
  const count = Math.max(0, Math.ceil(minutesBetween(span.from, span.to) / quarter));
  return Array.from({ length: count }, (_, index) => {
    const from = addMinutes(span.from, index * quarter);
    const to = addMinutes(from, quarter);
    return {
      from,
      seated: sum(here.filter(({ start, until }) => start < to && until > from)),
      arriving: sum(here.filter(({ start }) => start >= from && start < to)),
    };
  });
}

/** The fullest quarter of an hour, the earliest of several; undefined while nobody comes. */
export function peakOf(quarters: readonly Quarter[]): Quarter | undefined {
  const most = Math.max(0, ...quarters.map(({ seated }) => seated));
  return most === 0 ? undefined : quarters.find(({ seated }) => seated === most);
}

export interface LimitUse {
  opening: Opening;
  persons: number;
}

/** Decisions §2: what counts against a limit is everybody who starts inside the opening hour. */
export function limitsUsed(
  parties: readonly PacedParty[],
  openings: readonly Opening[],
): LimitUse[] {
  const here = parties.filter((party) => isSeatedSomewhere(party) && party.status !== 'CLOSED');
  return openings
    .filter(({ onlineGuestLimit }) => onlineGuestLimit > 0)
    .map((opening) => ({
      opening,
      persons: sum(here.filter(({ start }) => startsIn(opening, start))),
    }));
}
