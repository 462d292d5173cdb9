import { Temporal } from 'temporal-polyfill';
import {
  minuteAt,
  minutesBetween,
  parseMinute,
  type Day,
  type EpochMinute,
  type Minute,
} from '@stammtisch/domain/time/minute';

const millisecondsPerMinute = 60_000;
/** A service day reaches into the next calendar day. */
const steadySpan = 2 * 1_440;

/**
 * The only place where a wall-clock minute becomes an instant (decisions §3). In the hour that a
 * clock change repeats the earlier instant is meant; in the hour that it skips there is none.
 *
 * @returns undefined for a minute that the zone's clocks never show
 */
export function toInstant(minute: Minute, zone: string): EpochMinute | undefined {
  const wall = Temporal.PlainDateTime.from(minute);
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (!zoned.toPlainDateTime().equals(wall)) return undefined;
  return (zoned.epochMilliseconds / millisecondsPerMinute) as EpochMinute;
}

/** The second time that the clocks of a night show a minute; undefined for all that they show once. */
export function toRepeatedInstant(minute: Minute, zone: string): EpochMinute | undefined {
  const wall = Temporal.PlainDateTime.from(minute);
  const zoned = wall.toZonedDateTime(zone, { disambiguation: 'later' });
  const instant = (zoned.epochMilliseconds / millisecondsPerMinute) as EpochMinute;
  const isShown = zoned.toPlainDateTime().equals(wall);
  return isShown && instant !== toInstant(minute, zone) ? instant : undefined;
}

/**
 * `toInstant` for the minutes of a service day. On all but a few days of a year the clocks run on,
 * and an addition says what the calendar would.
 */
export function instantsOf(day: Day, zone: string): (minute: Minute) => EpochMinute | undefined {
  const [from, to] = [minuteAt(day, 0), minuteAt(day, steadySpan)];
  const [first, last] = [toInstant(from, zone), toInstant(to, zone)];
  const isSteady = first !== undefined && last === first + steadySpan;
  return (minute) => {
    if (!isSteady || minute < from || minute > to) return toInstant(minute, zone);
    return (first + minutesBetween(from, minute)) as EpochMinute;
  };
}

/** The wall-clock minute of an instant. */
export function toMinute(instant: EpochMinute, zone: string): Minute {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant * millisecondsPerMinute)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
  const minute = parseMinute(wall);
  if (!minute) throw new Error(`no wall-clock minute: ${wall}`);
  return minute;
}

/** Seconds are cut off. */
export function epochMinuteOf(date: Date): EpochMinute {
  return Math.floor(date.getTime() / millisecondsPerMinute) as EpochMinute;
}

export function dateOf(instant: EpochMinute): Date {
  return new Date(instant * millisecondsPerMinute);
}
