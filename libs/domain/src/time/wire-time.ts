import { parseDay, parseMinute, type Day, type Minute } from './minute.ts';

/** `19:30` as minutes since midnight; undefined when it is no time. `24:00` is the end of a day. */
export function parseTime(text: string): number | undefined {
  const match = /^(\d{2}):(\d{2})(?::\d{2}(?:\.000)?)?$/.exec(text);
  if (!match) return undefined;
  const hours = Number(match[1]);
  const minutes = Number(match[2]);
  if (hours === 24 && minutes === 0) return 1_440;
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined;
}

/** Minutes since midnight as `HH:mm`; what reaches past midnight wraps. */
export function formatTime(minutes: number): string {
  const ofDay = ((minutes % 1_440) + 1_440) % 1_440;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Specification §9: dates on the wire are dd.MM.yyyy. */
export function formatWireDate(day: Day): string {
  return `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;
}

export function parseWireDate(text: string): Day | undefined {
  const match = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text);
  return match ? parseDay(`${match[3]}-${match[2]}-${match[1]}`) : undefined;
}

/** Specification §9: times on the wire are HH:mm. */
export function formatWireTime(minute: Minute): string {
  return minute.slice(11, 16);
}

export function parseWireMinute(date: string, time: string): Minute | undefined {
  const day = parseWireDate(date);
  return day && parseMinute(`${day}T${time}`);
}
