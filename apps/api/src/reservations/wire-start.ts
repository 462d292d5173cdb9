import { dayOf } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { epochMinuteOf, toMinute } from '../platform/time-zone/time-zone.ts';
import type { House } from '../settings/house.ts';

/** `dd.MM.yyyy HH:mm` in the restaurant's zone, as the history shows it. */
export function wireStart(at: Date, house: Pick<House, 'timeZone'>): string {
  const minute = toMinute(epochMinuteOf(at), house.timeZone);
  return `${formatWireDate(dayOf(minute))} ${formatWireTime(minute)}`;
}
