import { serviceDayOf } from '@stammtisch/domain/opening-hours/opening-hours';
import { dayOf, minuteOfDay, type Day } from '@stammtisch/domain/time/minute';
import { useNow } from '@stammtisch/remote-kit';
import { openingHoursOf } from '../book/opening-hours.ts';
import { useSettings } from '../book/use-settings.ts';

/** Minutes since midnight: a service of the day before that runs longer is rare. */
const morning = 360;

/**
 * The service day that runs. Past midnight it is unknown until the opening hours are read: the
 * calendar's day would be shown, and asked for, in place of the evening that has not ended.
 */
export function useToday(): Day | undefined {
  const now = useNow();
  const { data, isFetched } = useSettings();
  if (data) return serviceDayOf(now, openingHoursOf(data.resource));
  // What failed once is asked for again by whoever is drawn then, and must not leave the screen for it.
  return !isFetched && minuteOfDay(now) < morning ? undefined : dayOf(now);
}
