import { parseMinute } from '@stammtisch/domain/time/minute';
import { toInstant } from '../../platform/time-zone/time-zone.ts';

const wallClock = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::(\d{2}))?$/;

/**
 * A time of the provider: with an offset as it stands, without one on the restaurant's own clock.
 *
 * @returns milliseconds since 1970; undefined for what is no time
 */
export function readProviderTime(text: string, zone: string): number | undefined {
  const [, day = '', time = '', seconds = '0'] = wallClock.exec(text) ?? [];
  const minute = parseMinute(`${day}T${time}`);
  if (minute) {
    const instant = toInstant(minute, zone);
    return instant === undefined ? undefined : instant * 60_000 + Number(seconds) * 1_000;
  }
  if (!/(Z|[+-]\d{2}:?\d{2})$/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : at;
}
