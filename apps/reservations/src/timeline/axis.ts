import { parseMinute, type Minute } from '@stammtisch/domain/time/minute';

// vis-timeline draws Dates. Every wall-clock minute of the restaurant is given to it as if it were
// UTC, and it is told to write UTC (`moment.utc`), so that the browser's own zone and its clock
// changes never touch the picture.

export function toAxis(minute: Minute): Date {
  return new Date(`${minute}:00Z`);
}

/** The minute that a place on the axis lies in; seconds are cut off. */
export function fromAxis(date: Date): Minute {
  const minute = parseMinute(date.toISOString().slice(0, 16));
  if (minute === undefined) throw new RangeError(`no minute on the axis: ${date}`);
  return minute;
}

/** The nearest grid line of `interval` minutes, as vis-timeline's `snap` wants it. */
export function snapOnAxis(date: Date, interval: number): Date {
  const step = interval * 60_000;
  return new Date(Math.round(date.getTime() / step) * step);
}
