import { Temporal } from 'temporal-polyfill';
import { parseMinute, type EpochMinute, type Minute } from '@stammtisch/domain/time/minute';

const millisecondsPerMinute = 60_000;

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
