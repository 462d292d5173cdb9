import { eventType, type CalendarEvent } from '../../opening-hours/event.ts';
import type { OpeningHour } from '../../opening-hours/opening-hours.ts';
import { addDays, minuteAt, weekdayOf, type Day, type Minute } from '../../time/minute.ts';
import type { BookedParty } from '../guest-limit.ts';

/** A table of the oracle's house, and when it is taken: minutes of elapsed time. */
export interface OracleTable {
  seats: number;
  taken: readonly { from: number; to: number }[];
}

export interface OracleHouse {
  day: Day;
  hours: readonly OpeningHour[];
  interval: number;
  pacing: { all: number; online: number };
  events: readonly CalendarEvent[];
  parties: readonly BookedParty[];
  tables: readonly OracleTable[];
  stay: number;
  leadMinutes: number;
  now: number;
  /** Every wall-clock minute that an instant shows, walked through one by one. */
  instantOf: ReadonlyMap<Minute, number>;
}

/** Minutes of a service day that the oracle walks through: two calendar days. */
const horizon = 2_880;

/** Every minute at which a party may come, found by trying all of them in the slowest way. */
export function freeMinutes(house: OracleHouse, persons: number): Minute[] {
  return Array.from({ length: horizon }, (_, minutes) => minutes)
    .filter((minutes) => isFree(house, persons, minutes))
    .map((minutes) => minuteAt(house.day, minutes));
}

function isFree(house: OracleHouse, persons: number, minutes: number): boolean {
  const time = minuteAt(house.day, minutes);
  const at = house.instantOf.get(time);
  if (at === undefined || at < house.now || at - house.now < house.leadMinutes) return false;
  const mine = house.hours.filter((hour) => hour.dayOfWeek === weekdayOf(house.day));
  const around = mine.filter((hour) => contains(hour, minutes));
  if (around.length === 0 || around.some((hour) => hour.onlineGuestLimit === 0)) return false;
  if (!around.some((hour) => isStep(hour, minutes, house.interval))) return false;
  return (
    around.every((hour) => hasRoom(house, hour, persons)) &&
    isLeftByEvents(house, minutes, persons) &&
    keepsPace(house, minutes, persons, around) &&
    hasTable(house, at, persons)
  );
}

function contains(hour: OpeningHour, minutes: number): boolean {
  if (hour.type === 'seating') return minutes === hour.time;
  const end = hour.end > hour.start ? hour.end : hour.end + 1_440;
  return minutes >= hour.start && minutes < end;
}

function isStep(hour: OpeningHour, minutes: number, interval: number): boolean {
  if (hour.type === 'seating') return true;
  for (let step = hour.start; step <= minutes; step += interval) if (step === minutes) return true;
  return false;
}

/** Guests who start at one of the minutes that a test names. */
function guestsAt(house: OracleHouse, counts: (minutes: number) => boolean, onlineOnly = false) {
  let guests = 0;
  for (let minutes = 0; minutes < horizon; minutes += 1) {
    if (!counts(minutes)) continue;
    const time = minuteAt(house.day, minutes);
    for (const party of house.parties) {
      if (party.start === time && (party.isOnline || !onlineOnly)) guests += party.persons;
    }
  }
  return guests;
}

function hasRoom(house: OracleHouse, hour: OpeningHour, persons: number): boolean {
  if (hour.onlineGuestLimit < 0) return true;
  const guests = guestsAt(house, (minutes) => contains(hour, minutes));
  return isWithin(hour.onlineGuestLimit, 10, guests, persons);
}

/** In whole hundredths: the tenth above a limit of 15 is one guest, not one and a half. */
function isWithin(limit: number, percent: number, guests: number, persons: number): boolean {
  return guests < limit && (guests + persons) * 100 <= limit * (100 + percent);
}

function runs(house: OracleHouse, event: CalendarEvent, minutes: number): boolean {
  const isWhole = event.startTime === 0 && event.endTime === 1_439;
  // Only days that the event names itself: the generator's events happen once.
  for (const shift of [0, 1]) {
    const day = addDays(house.day, shift);
    if (day < event.start || day > event.end) continue;
    const ofDay = minutes - shift * 1_440;
    if (shift === 1 && (isWhole || ofDay < 0)) continue;
    const isLast = event.endTime === 1_439;
    if (ofDay >= event.startTime && (isLast || ofDay < event.endTime)) return true;
  }
  return false;
}

function isLeftByEvents(house: OracleHouse, minutes: number, persons: number): boolean {
  return house.events.every((event) => {
    if (!runs(house, event, minutes)) return true;
    if (eventType(event) !== 'EVENT' || event.eventOnly) return false;
    if (event.guestLimit < 0) return true;
    const guests = guestsAt(house, (each) => runs(house, event, each));
    return isWithin(event.guestLimit, event.guestLimitOverflowPercent, guests, persons);
  });
}

function keepsPace(
  house: OracleHouse,
  minutes: number,
  persons: number,
  around: readonly OpeningHour[],
): boolean {
  if (around.some(({ type }) => type === 'seating')) return true;
  const slot = Math.floor(minutes / house.interval);
  const isBeside = (each: number) => Math.floor(each / house.interval) === slot;
  const { all, online } = house.pacing;
  return (
    (all < 0 || guestsAt(house, isBeside) + persons <= all) &&
    (online < 0 || guestsAt(house, isBeside, true) + persons <= online)
  );
}

function hasTable(house: OracleHouse, at: number, persons: number): boolean {
  return house.tables.some(
    ({ seats, taken }) =>
      seats >= persons && taken.every(({ from, to }) => to <= at || from >= at + house.stay),
  );
}
