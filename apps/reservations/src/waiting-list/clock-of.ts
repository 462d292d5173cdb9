import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { minuteInZone } from '@stammtisch/remote-kit';

/** `19:40`: an instant on the restaurant's clock. */
export function clockOf(instant: string, timeZone: string): string {
  return formatWireTime(minuteInZone(new Date(instant), timeZone));
}
