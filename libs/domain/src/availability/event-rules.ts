import { isFullDay } from '../opening-hours/event.ts';
import { isOfferedOnline } from '../opening-hours/public-event.ts';
import { minutesBetween } from '../time/minute.ts';
import type { Asked } from './booking-question.ts';
import type { BookingRefusal } from './booking-refusal.ts';
import { fitsGuestLimit, guestsIn } from './guest-limit.ts';
import { eventsAt, firstOfType, mention, type RunningEvent } from './running-events.ts';

function runningAt({ serviceDay, time }: Asked): RunningEvent[] {
  return eventsAt(serviceDay.events, serviceDay.day, time);
}

/** Decisions §7: OFFDAY, OFFTIME, RESTRICTED-RESERVATIONS and EVENT come before the opening hours. */
export function refuseByEvents(asked: Asked): BookingRefusal | undefined {
  const running = runningAt(asked);
  const { audience, event } = asked.question;
  const offDay = firstOfType(running, 'OFFDAY');
  if (offDay) return { rule: 'off-day', event: mention(offDay) };
  const offTime = firstOfType(running, 'OFFTIME');
  if (offTime) return { rule: 'off-time', event: mention(offTime) };
  if (audience === 'staff') return undefined;
  const restricted = firstOfType(running, 'RESTRICTED_RESERVATIONS');
  if (restricted) return { rule: 'restricted', event: mention(restricted) };
  if (event === undefined) {
    const only = running.find((each) => each.event.eventOnly);
    return only && { rule: 'event-only', event: mention(only) };
  }
  const booked = running.find((each) => each.event === event);
  if (!booked) return { rule: 'closed' };
  return isOfferedOnline(event) ? undefined : { rule: 'restricted', event: mention(booked) };
}

/** Guests book an event before it is locked, and before its own lead time begins. */
export function refuseByEventTimes(asked: Asked): BookingRefusal | undefined {
  const { serviceDay, question } = asked;
  const hours = serviceDay.rules.online.eventLock;
  for (const each of runningAt(asked)) {
    const minutes = Math.ceil(each.event.reservationLeadTimeMillis / 60_000);
    const left = beginningOf(asked, each) - question.now.at;
    const isLocked = each.event.onlineBookable && left < hours * 60;
    if (isLocked && hours > 0) return { rule: 'event-lock', event: mention(each), hours };
    if (minutes > 0 && left < minutes)
      return { rule: 'event-lead-time', event: mention(each), minutes };
  }
  return undefined;
}

/** An event of a whole day begins with the service, not at midnight. */
function beginningOf({ serviceDay, time, at }: Asked, { event, span }: RunningEvent): number {
  const first = serviceDay.openings[0]?.start;
  const start = isFullDay(event) && first !== undefined ? first : span.start;
  // In a night of a clock change the minutes between two wall clocks are as good as any.
  return serviceDay.toInstant(start) ?? at - minutesBetween(start, time);
}

/** All who start while an event runs count against its limit, also who did not come for it. */
export function refuseByEventLimits(asked: Asked): BookingRefusal | undefined {
  const { persons, audience } = asked.question;
  for (const each of runningAt(asked)) {
    const { guestLimit: limit, guestLimitOverflowPercent } = each.event;
    // 0 keeps guests from booking online, not those whom staff put in the book.
    if (limit < 0 || (limit === 0 && audience === 'staff')) continue;
    const guests = guestsIn(each.span, asked.load.parties);
    if (!fitsGuestLimit(limit, guests, persons, guestLimitOverflowPercent)) {
      return { rule: 'event-limit', event: mention(each), limit, guests };
    }
  }
  return undefined;
}
