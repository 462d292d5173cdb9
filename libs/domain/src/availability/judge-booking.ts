import type { Minute } from '../time/minute.ts';
import type { Asked, BookingQuestion, DayLoad, ServiceDay } from './booking-question.ts';
import type { BookingRefusal } from './booking-refusal.ts';
import { refuseByEvents, refuseByEventLimits, refuseByEventTimes } from './event-rules.ts';
import { refuseByLimit, refuseByPace } from './limit-rules.ts';
import { refuseByOpening } from './opening-rules.ts';
import { refuseByLeadTime, refuseByReach } from './reach-rules.ts';

type Rule = (asked: Asked) => BookingRefusal | undefined;

/** In the order in which they are named: who may book at all, when, and how many. */
const rulesOf: Record<BookingQuestion['audience'], readonly Rule[]> = {
  guest: [
    refuseByReach,
    refuseByEvents,
    refuseByOpening,
    refuseByEventTimes,
    refuseByLeadTime,
    refuseByLimit,
    refuseByEventLimits,
    refuseByPace,
    refuseByTables,
  ],
  staff: [
    refuseByEvents,
    refuseByOpening,
    refuseByLimit,
    refuseByEventLimits,
    refuseByPace,
    refuseByTables,
  ],
};

/**
 * The one booking rule: whether a party may come at a minute of a service day.
 *
 * @returns the first rule that refuses it; undefined when the party is welcome
 */
export function judgeBooking(
  serviceDay: ServiceDay,
  load: DayLoad,
  question: BookingQuestion,
  time: Minute,
): BookingRefusal | undefined {
  const at = serviceDay.toInstant(time);
  if (at === undefined) return { rule: 'skipped-hour' };
  const asked = { serviceDay, question, load, time, at };
  for (const rule of rulesOf[question.audience]) {
    const refusal = rule(asked);
    if (refusal) return refusal;
  }
  return undefined;
}

function refuseByTables({ load, at }: Asked): BookingRefusal | undefined {
  return load.admits(at) ? undefined : { rule: 'no-table' };
}
