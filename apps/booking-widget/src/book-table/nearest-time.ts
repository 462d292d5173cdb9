import type { OfferedTime } from '../api/restaurant.ts';
import type { Slot } from './draft.ts';

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The free time of a day that lies nearest to the wanted one. */
export function nearestTime(times: readonly OfferedTime[], wanted: string): Slot | undefined {
  const distance = ({ time }: OfferedTime) => Math.abs(minutesOf(time) - minutesOf(wanted));
  const [nearest] = times
    .filter(({ free }) => free)
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest && { date: nearest.date, time: nearest.time };
}
