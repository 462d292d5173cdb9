import * as z from 'zod';
import { occurrence, type Occurrence } from '@stammtisch/contracts/reservation/series';
import { problems } from '@stammtisch/contracts/problem';
import { dayOf, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import type { ReservationRow } from '../reservation-row.ts';

const extension = z.object({ party: occurrence.shape.party.optional() });

/** What becomes of the party at one start; a refusal that concerns the whole series is passed on. */
export function occurrenceOf(
  start: Minute,
  outcome: ReservationRow | Refusal | 'skipped',
): Occurrence | Refusal {
  const none = { key: null, detail: null, party: null, reservation: null };
  const when = { date: formatWireDate(dayOf(start)), time: formatWireTime(start) };
  if (outcome === 'skipped') return { ...when, ...none, outcome };
  if (!(outcome instanceof Refusal)) {
    const isSeated = outcome.tables.length > 0;
    return {
      ...when,
      ...none,
      outcome: isSeated ? 'saved' : 'unassigned',
      reservation: outcome.id,
    };
  }
  if (!isOfOneDay(outcome)) return outcome;
  const { type, members } = outcome;
  const { party = null } = extension.parse(members.extension ?? {});
  const detail = members.detail ?? members.errors?.[0]?.message ?? null;
  return { ...when, ...none, outcome: 'conflict', key: problems[type].key, detail, party };
}

/** A taken table, or an hour that the clocks skip: on another day it may be well. */
function isOfOneDay({ type, members }: Refusal): boolean {
  const codes = members.errors?.map(({ code }) => code) ?? [];
  return type === 'table-taken' || codes.includes('skipped-hour');
}

export const hasConflict = (occurrences: readonly Occurrence[]) =>
  occurrences.some(({ outcome }) => outcome === 'conflict');

/** Nothing was saved: what stands in the way, and everything else that would have been. */
export function refuseConflicts(occurrences: readonly Occurrence[]): Refusal {
  const count = occurrences.filter(({ outcome }) => outcome === 'conflict').length;
  return refuse('series-conflicts', {
    detail: `Nothing was saved: ${count} of ${occurrences.length} cannot be. Skip these days, or choose another table or time.`,
    extension: { occurrences: withoutIds(occurrences) },
  });
}

/** What was taken back has no address. */
export function withoutIds(occurrences: readonly Occurrence[]): Occurrence[] {
  return occurrences.map((each) => ({ ...each, reservation: null }));
}
