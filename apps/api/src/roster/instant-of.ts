import type { InstantOf } from '@stammtisch/domain/roster/shift';
import { toInstant, toRepeatedInstant } from '../platform/time-zone/time-zone.ts';

/** The clocks of a house, with both passes of the hour that a night repeats. */
export function instantOf(timeZone: string): InstantOf {
  return (minute, isRepeated) =>
    isRepeated ? toRepeatedInstant(minute, timeZone) : toInstant(minute, timeZone);
}
