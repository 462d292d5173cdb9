import type { Settings } from '@stammtisch/contracts/settings/settings';
import {
  openingsOn,
  type Opening,
  type OpeningHour,
} from '@stammtisch/domain/opening-hours/opening-hours';
import type { Day } from '@stammtisch/domain/time/minute';
import { parseTime } from '@stammtisch/domain/time/wire-time';

type HourSetting = Settings['reservationSettings']['openingHours'][number];

/** The house's opening hours as the rules want them: times as minutes since midnight. */
export function openingHoursOf(settings: Pick<Settings, 'reservationSettings'>): OpeningHour[] {
  return settings.reservationSettings.openingHours.map(toOpeningHour);
}

export function openingsOf(settings: Pick<Settings, 'reservationSettings'>, day: Day): Opening[] {
  return openingsOn(day, openingHoursOf(settings));
}

function toOpeningHour(hour: HourSetting): OpeningHour {
  const { dayOfWeek, onlineGuestLimit } = hour;
  return hour.type === 'seating'
    ? { type: 'seating', dayOfWeek, onlineGuestLimit, time: minutesOf(hour.time) }
    : {
        type: 'timespan',
        dayOfWeek,
        onlineGuestLimit,
        start: minutesOf(hour.start),
        end: minutesOf(hour.end),
      };
}

function minutesOf(time: string): number {
  return parseTime(time) ?? 0;
}
