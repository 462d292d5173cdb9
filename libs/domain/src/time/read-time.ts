import { formatTime } from './wire-time.ts';

/** `19`, `1930`, `19.30` and `19:30` as HH:mm; empty when it is no time of a day. */
export function readTime(text: string): string {
  const digits = /^\s*(\d{1,2})(?:\s*[:.h]?\s*(\d{2}))?\s*$/.exec(text);
  if (!digits) return '';
  const [hours, minutes] = [Number(digits[1]), Number(digits[2] ?? 0)];
  return hours < 24 && minutes < 60 ? formatTime(hours * 60 + minutes) : '';
}
