import { addMinutes, type Minute } from '../time/minute.ts';
import { parseWireMinute } from '../time/wire-time.ts';

/** When a party comes, as the wire says it: `01.05.2026` and `19:30`. */
export interface WireStart {
  date: string;
  time: string;
}

/** @throws when the wire holds no time: every reply was parsed before */
export function startOf({ date, time }: WireStart): Minute {
  const start = parseWireMinute(date, time);
  if (start === undefined) throw new Error(`no start in "${date} ${time}"`);
  return start;
}

/** Planned end on the wall clock; the stay's length in minutes counts from its start. */
export function endOf(reservation: WireStart & { duration: number }): Minute {
  return addMinutes(startOf(reservation), reservation.duration);
}
