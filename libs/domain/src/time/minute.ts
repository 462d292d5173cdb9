/** A wall-clock minute in the restaurant's own zone: `2026-05-01T19:30`. */
export type Minute = string & { readonly __brand: 'Minute' };

/** A calendar day in the restaurant's own zone: `2026-05-01`. */
export type Day = string & { readonly __brand: 'Day' };

/** Whole minutes since 1970-01-01T00:00Z: an instant, free of any zone. */
export type EpochMinute = number & { readonly __brand: 'EpochMinute' };

const minuteShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const millisecondsPerMinute = 60_000;
const minutesPerDay = 1_440;

/** Reads `2026-05-01T19:30`; undefined when the text is no real minute (`2026-02-30T10:00`). */
export function parseMinute(text: string): Minute | undefined {
  if (!minuteShape.test(text)) return undefined;
  const time = Date.parse(`${text}:00Z`);
  if (Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().slice(0, 16) === text ? (text as Minute) : undefined;
}

/** Reads `2026-05-01`; undefined when the text is no real day. */
export function parseDay(text: string): Day | undefined {
  if (!dayShape.test(text)) return undefined;
  return parseMinute(`${text}T00:00`) === undefined ? undefined : (text as Day);
}

/** The minute as a number on an axis without a zone, so that subtraction gives wall-clock minutes. */
function onAxis(minute: Minute): number {
  return Date.parse(`${minute}:00Z`) / millisecondsPerMinute;
}

function fromAxis(number: number): Minute {
  return new Date(number * millisecondsPerMinute).toISOString().slice(0, 16) as Minute;
}

export function addMinutes(minute: Minute, minutes: number): Minute {
  return fromAxis(onAxis(minute) + minutes);
}

/** Wall-clock minutes from the first to the second; negative when the second is earlier. */
export function minutesBetween(from: Minute, to: Minute): number {
  return onAxis(to) - onAxis(from);
}

export function dayOf(minute: Minute): Day {
  return minute.slice(0, 10) as Day;
}

/** Minutes since the day's own midnight, 0 to 1439. */
export function minuteOfDay(minute: Minute): number {
  return Number(minute.slice(11, 13)) * 60 + Number(minute.slice(14, 16));
}

/** The minute that lies `minutes` after the day's midnight; 1440 and more reach into the next day. */
export function minuteAt(day: Day, minutes: number): Minute {
  return fromAxis(onAxis(`${day}T00:00` as Minute) + minutes);
}

export function addDays(day: Day, days: number): Day {
  return dayOf(minuteAt(day, days * minutesPerDay));
}

/** Days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return minutesBetween(minuteAt(from, 0), minuteAt(to, 0)) / minutesPerDay;
}

/** ISO weekday: 1 is Monday, 7 is Sunday (specification §9: the week starts on Monday). */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00Z`).getUTCDay() || 7;
}

/** The minute on the grid of `interval` minutes that lies nearest; halves go up. */
export function snapToInterval(minute: Minute, interval: number): Minute {
  const ofDay = minuteOfDay(minute);
  return minuteAt(dayOf(minute), Math.round(ofDay / interval) * interval);
}
