import { nearestFree, type BookableTime } from '@stammtisch/domain/availability/bookable-times';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import type { Desk } from '../reservations/desk.ts';
import type { PlannedStay } from '../reservations/stay.ts';

/** How many other times a guest is offered when theirs is gone. */
const alternatives = 4;

/** Decisions §2: the loser is offered the nearest free times. */
export function refuseTime(
  desk: Desk,
  stay: PlannedStay,
  chosen: BookableTime | undefined,
  times: readonly BookableTime[],
): Refusal {
  const reason =
    stay.from < desk.now ? 'past' : chosen?.kind === 'refused' ? chosen.reason : 'closed';
  return refuse('not-bookable', {
    detail: sentences[reason],
    extension: {
      reason,
      alternatives: nearestFree(times, stay.from, alternatives).map(({ time }) => ({
        date: dayOf(time),
        time: formatWireTime(time),
      })),
    },
  });
}

const sentences = {
  past: 'This time has passed. Choose a later one.',
  closed: 'The restaurant takes no online bookings at this time. Choose another time.',
  'too-late':
    'It is too late to book this time online. Choose a later one, or call the restaurant.',
  'guest-limit': 'No more guests can be taken at this time. Choose another one.',
  'no-table': 'No table is free at this time. Choose another one.',
} as const;
