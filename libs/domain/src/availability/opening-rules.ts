import type { Opening } from '../opening-hours/opening-hours.ts';
import { minutesBetween, type Minute } from '../time/minute.ts';
import type { Asked } from './booking-question.ts';
import type { BookingRefusal } from './booking-refusal.ts';
import { startsIn } from './guest-limit.ts';

/** Decisions §7: guests come at the steps of a timespan or at a seating; staff whenever it is open. */
export function refuseByOpening({ serviceDay, question, time }: Asked): BookingRefusal | undefined {
  // An event brings its own times: `offeredBy` asks for no others.
  if (question.event !== undefined) return undefined;
  const { openings, rules } = serviceDay;
  const open = openings.filter((opening) => startsIn(opening, time));
  if (question.audience === 'staff') {
    // Specification §9: a house without opening times is open by the form's default hours.
    return open.length === 0 && rules.hours.length > 0 ? { rule: 'closed' } : undefined;
  }
  if (open.length === 0) return { rule: 'closed' };
  const blocked = open.find(({ onlineGuestLimit }) => onlineGuestLimit === 0);
  if (blocked) return { rule: 'blocked', from: blocked.start, to: blocked.end };
  return open.some((opening) => isStep(opening, time, rules.interval))
    ? undefined
    : { rule: 'off-step', interval: rules.interval };
}

/** As `offeredTimes` lists them. */
function isStep({ type, start }: Opening, time: Minute, interval: number): boolean {
  return type === 'seating' || minutesBetween(start, time) % interval === 0;
}
