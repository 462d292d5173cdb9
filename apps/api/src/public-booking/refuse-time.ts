import { nearestFree, type JudgedTime } from '@stammtisch/domain/availability/bookable-times';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import type { AskedDay } from '../availability/ask-day.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { toldReason } from './told-times.ts';

/** How many other times a guest is offered when theirs is gone. */
const alternatives = 4;

/** Decisions §2: the loser is offered the nearest free times. */
export function refuseTime({ asked, times }: AskedDay): Refusal {
  const reason = reasonOf(asked);
  return refuse('not-bookable', {
    detail: sentences[reason],
    extension: {
      reason,
      alternatives: nearestFree(times, asked.time, alternatives).map((time) => ({
        date: dayOf(time),
        time: formatWireTime(time),
      })),
    },
  });
}

function reasonOf(asked: JudgedTime) {
  return asked.refusal?.rule === 'past' ? 'past' : (toldReason(asked) ?? 'closed');
}

const sentences = {
  past: 'This time has passed. Choose a later one.',
  closed: 'The restaurant takes no online bookings at this time. Choose another time.',
  'too-late':
    'It is too late to book this time online. Choose a later one, or call the restaurant.',
  'guest-limit': 'No more guests can be taken at this time. Choose another one.',
  'no-table': 'No table is free at this time. Choose another one.',
} as const;

/** Free by the rules, and yet nobody could be seated so at this moment. */
export function withoutTable(day: AskedDay): AskedDay {
  return { ...day, asked: { ...day.asked, refusal: { rule: 'no-table' } } };
}
