import type { Unavailability } from '@stammtisch/contracts/public/availability';
import type { JudgedTime } from '@stammtisch/domain/availability/bookable-times';
import type { BookingRule } from '@stammtisch/domain/availability/booking-refusal';
import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';

/** What a guest is told of each rule; undefined where the time is not even shown. */
const told: Record<BookingRule, Unavailability | undefined> = {
  'not-online': undefined,
  'party-too-small': undefined,
  'party-too-large': undefined,
  past: 'too-late',
  'skipped-hour': undefined,
  'too-far-ahead': undefined,
  'off-day': undefined,
  'off-time': undefined,
  restricted: undefined,
  'event-only': undefined,
  closed: undefined,
  'off-step': undefined,
  blocked: undefined,
  'event-lock': 'too-late',
  'event-lead-time': 'too-late',
  'lead-time': 'too-late',
  'lead-days': 'too-late',
  'guest-limit': 'guest-limit',
  'event-limit': 'guest-limit',
  pacing: 'guest-limit',
  'online-pacing': 'guest-limit',
  'no-table': 'no-table',
};

/** Why a guest cannot have a time: never how many others come, or what is closed for whom. */
export function toldReason({ refusal }: JudgedTime): Unavailability | undefined {
  return refusal && told[refusal.rule];
}

/** The times that a guest is shown, as they are shown. */
export function toOffered(times: readonly JudgedTime[]) {
  return times
    .map((each) => ({
      time: formatWireTime(each.time),
      date: dayOf(each.time),
      free: each.refusal === undefined,
      reason: toldReason(each),
    }))
    .filter(({ free, reason }) => free || reason !== undefined);
}
