import type { Settings } from '@stammtisch/contracts/settings/settings';
import { serviceDayOf } from '@stammtisch/domain/opening-hours/opening-hours';
import type { Day, Minute } from '@stammtisch/domain/time/minute';
import { openingHoursOf } from './opening-hours.ts';
import { useDayBook } from './use-day-book.ts';

/** The book of the service that `start` lies in: past midnight that of the evening before. */
export function useBookAt(
  start: Minute | undefined,
  settings: Pick<Settings, 'reservationSettings'>,
  otherwise: Day,
) {
  return useDayBook(start ? serviceDayOf(start, openingHoursOf(settings)) : otherwise);
}
