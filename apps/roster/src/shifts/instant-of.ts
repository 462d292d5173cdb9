import type { InstantOf } from '@stammtisch/domain/roster/shift';
import type { EpochMinute } from '@stammtisch/domain/time/minute';
import { minuteInZone } from '@stammtisch/remote-kit';

const day = 86_400_000;

/**
 * What the clocks of a zone say, without a calendar library: of the two offsets around a minute the
 * one that gives it back. In the hour that is repeated the earlier instant is meant (decisions §3), unless
 * the second pass is asked for.
 */
export function instantOf(timeZone: string): InstantOf {
  return (minute, isRepeated = false) => {
    const wall = Date.parse(`${minute}:00Z`);
    const offsetAt = (instant: number) =>
      Date.parse(`${minuteInZone(new Date(instant), timeZone)}:00Z`) - instant;
    const candidates = [wall - offsetAt(wall - day), wall - offsetAt(wall + day)];
    const shown = [...new Set(candidates)]
      .toSorted((a, b) => a - b)
      .filter((instant) => minuteInZone(new Date(instant), timeZone) === minute);
    const found = shown[isRepeated ? 1 : 0];
    return found === undefined ? undefined : ((found / 60_000) as EpochMinute);
  };
}
