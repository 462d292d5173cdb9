import { serviceDayOf } from '@stammtisch/domain/opening-hours/opening-hours';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { epochMinuteOf, toMinute } from '../../platform/time-zone/time-zone.ts';
import { openingHoursOf } from '../../settings/house.ts';
import type { Desk } from '../desk.ts';
import type { ReservationRow } from '../reservation-row.ts';

/** Milliseconds that a device's clock may be ahead of ours. */
const lead = 60_000;

/** When a change happened that is told now: the moment itself, unless it was noted before. */
export function momentOf(
  desk: Desk,
  row: ReservationRow,
  { at, notesTime }: { at: string | undefined; notesTime: boolean },
): Date | Refusal {
  const now = Date.now();
  const told = at === undefined ? now : Date.parse(at);
  if (told > now + lead) {
    return refuseAt('in-the-future', 'This lies in the future. Check the clock of the device.');
  }
  const minute = toMinute(epochMinuteOf(new Date(told)), desk.house.timeZone);
  const isTooEarly = serviceDayOf(minute, openingHoursOf(desk.house.settings)) < row.serviceDay;
  if (at !== undefined && notesTime && isTooEarly) {
    return refuseAt(
      'before-its-service-day',
      'The service day of this reservation had not begun then.',
    );
  }
  return new Date(Math.min(told, now));
}

function refuseAt(code: string, message: string): Refusal {
  return refuse('invalid-request', { errors: [{ pointer: '/at', code, message }] });
}
