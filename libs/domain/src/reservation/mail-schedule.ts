import { addDays, dayOf, minuteAt, minutesBetween, type Day, type Minute } from '../time/minute.ts';

/** Specification §9: reminder mails at 8 in the morning. */
const reminderAt = 8 * 60;
/** The morning after, when guests read their mails and still remember the evening. */
const ratingAt = 10 * 60;
/** Decisions §6: a reminder is caught up until two hours before the start. In minutes. */
export const reminderLead = 120;
/** Days in which a rating mail is caught up; later nobody wants to be asked any more. */
const ratingPatience = 3;
/** Days in which a guest may follow the link of a rating mail. */
export const ratingLinkDays = 60;

/** A service day, and the wall-clock minute at which the mails about it fall due. */
export interface DueDay {
  day: Day;
  due: Minute;
}

/**
 * The service days whose guests are to have been reminded by now.
 *
 * @param daysAhead how many days before the reservation, from 0
 */
export function daysToRemind(now: Minute, daysAhead: number): DueDay[] {
  const today = dayOf(now);
  return span(today, daysAhead)
    .map((day) => ({ day, due: minuteAt(addDays(day, -daysAhead), reminderAt) }))
    .filter(({ due }) => minutesBetween(due, now) >= 0);
}

/**
 * The service days whose guests are to have been asked for a rating by now.
 *
 * @param daysAfter how many days after the visit, from 1
 */
export function daysToRate(now: Minute, daysAfter: number): DueDay[] {
  const first = addDays(dayOf(now), -daysAfter - ratingPatience);
  return span(first, ratingPatience)
    .map((day) => ({ day, due: minuteAt(addDays(day, daysAfter), ratingAt) }))
    .filter(({ due }) => {
      const late = minutesBetween(due, now);
      return late >= 0 && late < ratingPatience * 1_440;
    });
}

function span(first: Day, days: number): Day[] {
  return Array.from({ length: days + 1 }, (_, index) => addDays(first, index));
}
