import type { Day } from '@stammtisch/domain/time/minute';
import { dayOf } from '@stammtisch/domain/time/minute';
import { epochMinuteOf, toMinute } from '../platform/time-zone/time-zone.ts';
import type { House } from '../settings/house.ts';

/** The calendar day of the house's own clock. */
export function houseDay({ timeZone }: Pick<House, 'timeZone'>, clock: Date): Day {
  return dayOf(toMinute(epochMinuteOf(clock), timeZone));
}
