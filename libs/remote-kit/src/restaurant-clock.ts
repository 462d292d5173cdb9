import { parseMinute, type Minute } from '@stammtisch/domain/time/minute';

/** The wall-clock minute of an instant in the restaurant's zone, whatever zone the browser is in. */
export function minuteInZone(instant: Date, timeZone: string): Minute {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const minute = parseMinute(
    `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`,
  );
  if (minute === undefined) throw new Error(`no wall-clock time for ${instant} in ${timeZone}`);
  return minute;
}
