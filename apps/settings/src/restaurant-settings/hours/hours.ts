import type { OpeningHourSetting } from '@stammtisch/contracts/settings/opening-hour';
import { lastsUntil } from '@stammtisch/domain/opening-hours/entered-hours';
import { formatTime, parseTime } from '@stammtisch/domain/time/wire-time';

export type HourFault = 'end-before-start' | 'no-time';

/** Specification §9: a new entry runs from 00:00 to 22:00 without a limit. */
export function newHour(dayOfWeek: number): OpeningHourSetting & { type: 'timespan' } {
  return { type: 'timespan', dayOfWeek, start: '00:00', end: '22:00', onlineGuestLimit: -1 };
}

/** What keeps an entry from being saved; undefined when nothing does. */
export function faultOf(hour: OpeningHourSetting): HourFault | undefined {
  if (hour.type === 'seating') return parseTime(hour.time) === undefined ? 'no-time' : undefined;
  const [start, end] = [parseTime(hour.start), parseTime(hour.end)];
  if (start === undefined || end === undefined) return 'no-time';
  return lastsUntil(start, end) === undefined ? 'end-before-start' : undefined;
}

/** When an entry runs, in minutes since the midnight before; a seating has no length. */
export function spanOf(hour: OpeningHourSetting): { from: number; to: number } | undefined {
  if (hour.type === 'seating') {
    const time = parseTime(hour.time);
    return time === undefined ? undefined : { from: time, to: time };
  }
  const from = parseTime(hour.start);
  const to = lastsUntil(from, parseTime(hour.end));
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** An entry as it is after its bar was dragged; what cannot be an opening hour changes nothing. */
export function withSpan(
  hour: OpeningHourSetting,
  { from, to }: { from: number; to: number },
): OpeningHourSetting {
  if (hour.type === 'seating') {
    return from < 0 || from >= 1_440 ? hour : { ...hour, time: formatTime(from) };
  }
  const end = to === 1_440 ? '24:00' : formatTime(to);
  const moved = { ...hour, start: formatTime(from), end };
  const isPossible = from >= 0 && from < 1_440 && to > from && faultOf(moved) === undefined;
  return isPossible ? moved : hour;
}

/** The entries of one day on others too, instead of what they had. */
export function copyDay(
  hours: readonly OpeningHourSetting[],
  from: number,
  to: readonly number[],
): OpeningHourSetting[] {
  const days = to.filter((day) => day !== from);
  const copied = hours.filter(({ dayOfWeek }) => dayOfWeek === from);
  const kept = hours.filter(({ dayOfWeek }) => !days.includes(dayOfWeek));
  return [...kept, ...days.flatMap((dayOfWeek) => copied.map((hour) => ({ ...hour, dayOfWeek })))];
}
