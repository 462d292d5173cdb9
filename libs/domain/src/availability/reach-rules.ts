import { addDays, dayOf } from '../time/minute.ts';
import type { Asked } from './booking-question.ts';
import type { BookingRefusal } from './booking-refusal.ts';

/** Who may book online at all, and how far ahead. */
export function refuseByReach({ serviceDay, question, at }: Asked): BookingRefusal | undefined {
  const { active, minPersons, maxPersons, maxDaysAhead } = serviceDay.rules.online;
  const { persons, now } = question;
  if (!active) return { rule: 'not-online' };
  if (persons < minPersons) return { rule: 'party-too-small', minPersons };
  if (persons > maxPersons) return { rule: 'party-too-large', maxPersons };
  if (at < now.at) return { rule: 'past' };
  const lastDay = addDays(now.serviceDay, maxDaysAhead);
  if (serviceDay.day <= lastDay) return undefined;
  return { rule: 'too-far-ahead', lastDay, bookableFrom: addDays(serviceDay.day, -maxDaysAhead) };
}

/** Specification §9: a time before the start, or whole calendar days of the house. */
export function refuseByLeadTime({ serviceDay, question, at }: Asked): BookingRefusal | undefined {
  const { leadTime } = serviceDay.rules.online;
  const { now } = question;
  if (leadTime.unit === 'time') {
    const minutes = Math.ceil(leadTime.seconds / 60);
    return at < now.at + minutes ? { rule: 'lead-time', minutes } : undefined;
  }
  const { days } = leadTime;
  const firstDay = addDays(dayOf(now.minute), days);
  // "0 days" is no lead time: at 00:30 the service of the day before still takes guests.
  return days > 0 && serviceDay.day < firstDay ? { rule: 'lead-days', days, firstDay } : undefined;
}
