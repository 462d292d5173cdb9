import { planStretch } from '@stammtisch/domain/reservation/stretch';
import { addMinutes, type Minute } from '@stammtisch/domain/time/minute';
import { startOf, type Reservation } from '../book/reservation.ts';
import { holderOf } from './conflicts.ts';
import type { Unmoved } from './unmoved.ts';

/** What the timeline does with a party whose end was pulled before anything is sent. */
export type StretchDecision = Unmoved | { kind: 'at-once'; duration: number };

export function decideStretch(
  reservation: Reservation,
  duration: number,
  given: { interval: number; elevated: boolean; others: readonly Reservation[]; now: Minute },
): StretchDecision {
  const start = startOf(reservation);
  const outcome = planStretch({ ...reservation, start }, addMinutes(start, duration), given);
  if (outcome.kind === 'unchanged') return { kind: 'back' };
  if (outcome.kind === 'refused') return outcome;
  // Who goes earlier takes nothing from anybody.
  const isLonger = outcome.to > outcome.from;
  const by = isLonger
    ? holderOf(given.others, {
        tables: reservation.tables.map((table) => table.id),
        start,
        duration: outcome.to,
        except: reservation.id,
        now: given.now,
      })
    : undefined;
  return by ? { kind: 'taken', by } : { kind: 'at-once', duration: outcome.to };
}
