import type ICAL from 'ical.js';
import { parseMinute, type EpochMinute, type Minute } from '@stammtisch/domain/time/minute';
import { toInstant, toMinute } from '../../../platform/time-zone/time-zone.ts';

/**
 * When something of a calendar is, by the restaurant's clocks. A zone is looked up by its name; a
 * name that nobody knows ("W. Europe Standard Time") is what the calendar itself says it is; times
 * without a zone mean every place's own clocks.
 */
export function houseMinute(time: ICAL.Time, zoneName: string, house: string): Minute | undefined {
  const wall = parseMinute(time.toString().slice(0, 16).padEnd(16, 'T00:00'));
  if (wall === undefined || time.isDate || zoneName === house) return wall;
  if (isZone(zoneName)) return moved(toInstant(wall, zoneName), house);
  if (time.zone?.tzid === 'floating') return wall;
  return moved(Math.floor(time.toUnixTime() / 60) as EpochMinute, house);
}

function moved(instant: EpochMinute | undefined, house: string): Minute | undefined {
  return instant === undefined ? undefined : toMinute(instant, house);
}

function isZone(name: string): boolean {
  if (name === '') return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
