import { serviceDayOf } from '@stammtisch/domain/opening-hours/opening-hours';
import { visitDuration } from '@stammtisch/domain/reservation/visit-duration';
import type { Day, EpochMinute, Minute } from '@stammtisch/domain/time/minute';
import { parseWireMinute } from '@stammtisch/domain/time/wire-time';
import { toInstant } from '../platform/time-zone/time-zone.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { openingHoursOf, visitDurationsOf, type House } from '../settings/house.ts';

/** When a party is there. */
export interface PlannedStay {
  start: Minute;
  from: EpochMinute;
  to: EpochMinute;
  serviceDay: Day;
}

/** Turns wall-clock time into a stay; an hour that the clocks skip is refused with its field. */
export function planStay(
  house: House,
  wish: { date: string; time: string; duration?: number | undefined; persons: number },
  pointer = '/time',
): PlannedStay | Refusal {
  const start = parseWireMinute(wish.date, wish.time);
  const from = start && toInstant(start, house.timeZone);
  if (!start || from === undefined) {
    const message = `The clocks skip ${wish.time} on ${wish.date} in ${house.timeZone}. Choose another time.`;
    return refuse('invalid-request', { errors: [{ pointer, code: 'skipped-hour', message }] });
  }
  const duration =
    wish.duration ?? visitDuration(visitDurationsOf(house.settings), wish.persons, start);
  return {
    start,
    from,
    to: (from + duration) as EpochMinute,
    serviceDay: serviceDayOf(start, openingHoursOf(house.settings)),
  };
}
