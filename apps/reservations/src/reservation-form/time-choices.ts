import type { Settings } from '@stammtisch/contracts/settings/settings';
import { offeredTimes, serviceSpan } from '@stammtisch/domain/opening-hours/opening-hours';
import { dayOf, minuteAt, type Day, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { openingsOf } from '../book/opening-hours.ts';

/**
 * The times that staff pick from on a day: the steps of its opening hours, or of the default span
 * when the house is closed or keeps no hours (specification §9: 06:00 to 23:00).
 */
export function timeChoices(settings: Pick<Settings, 'reservationSettings'>, day: Day): Minute[] {
  const { timeInterval } = settings.reservationSettings;
  const openings = openingsOf(settings, day);
  if (openings.length > 0) {
    const offered = openings.flatMap((each) => offeredTimes(each, timeInterval));
    // What lies past midnight carries the next date in the form.
    return [...new Set(offered.filter((time) => dayOf(time) === day))].toSorted();
  }
  const { from, to } = serviceSpan(day, []);
  const steps = Math.ceil((to - from) / timeInterval);
  return Array.from({ length: steps }, (_, step) => minuteAt(day, from + step * timeInterval));
}

/** The next time that can still be taken today, else the first of the evening or of the day. */
export function defaultTime(choices: readonly Minute[], now: Minute, evening: string): string {
  const next =
    choices.find((choice) => choice >= now && choice.slice(0, 10) === now.slice(0, 10)) ??
    choices.find((choice) => formatWireTime(choice) >= evening) ??
    choices[0];
  return next ? formatWireTime(next) : evening;
}
