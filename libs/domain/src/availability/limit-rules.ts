import type { Minute } from '../time/minute.ts';
import type { Asked, ServiceDay } from './booking-question.ts';
import type { BookingRefusal } from './booking-refusal.ts';
import { fitsGuestLimit, guestsIn, startsIn } from './guest-limit.ts';
import { arrivingIn, fitsPace, intervalAt } from './pacing.ts';

/** Every opening hour that the party would start in has to hold it, also where two overlap. */
export function refuseByLimit({
  serviceDay,
  question,
  load,
  time,
}: Asked): BookingRefusal | undefined {
  for (const opening of serviceDay.openings) {
    const { onlineGuestLimit: limit, start: from, end: to } = opening;
    // 0 keeps guests from booking online (`blocked`), not those whom staff put in the book.
    if (limit <= 0 || !startsIn(opening, time)) continue;
    const guests = guestsIn(opening, load.parties);
    if (!fitsGuestLimit(limit, guests, question.persons)) {
      return { rule: 'guest-limit', from, to, limit, guests };
    }
  }
  return undefined;
}

/** New guests in one interval. A seating, of an opening hour or an event, is meant to come at once. */
export function refuseByPace({
  serviceDay,
  question,
  load,
  time,
}: Asked): BookingRefusal | undefined {
  const { pacing, interval } = serviceDay.rules;
  const isUnlimited = pacing.all < 0 && pacing.online < 0;
  const { event } = question;
  const isSeating = event
    ? event.startTime === event.endTime
    : isSeatingAt(serviceDay.openings, time);
  if (isUnlimited || isSeating) return undefined;
  const span = intervalAt(time, interval);
  const guests = arrivingIn(span, load.parties);
  const said = { from: span.start, interval };
  if (!fitsPace(pacing.all, guests.all, question.persons)) {
    return { rule: 'pacing', ...said, limit: pacing.all, guests: guests.all };
  }
  const isOnline = question.audience === 'guest';
  return isOnline && !fitsPace(pacing.online, guests.online, question.persons)
    ? { rule: 'online-pacing', ...said, limit: pacing.online, guests: guests.online }
    : undefined;
}

/** A seating of an opening hour, which all its guests come to at once. */
export function isSeatingAt(openings: ServiceDay['openings'], time: Minute): boolean {
  return openings.some(({ type, start }) => type === 'seating' && start === time);
}
