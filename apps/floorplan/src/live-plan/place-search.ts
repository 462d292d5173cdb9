import {
  snapToInterval,
  addMinutes,
  minuteAt,
  type Day,
  type Minute,
} from '@stammtisch/domain/time/minute';

/** For how many, and when: the minute, or `now` as it goes on. */
export interface Search {
  persons: number;
  at: Minute | 'now';
}

/** Minutes after midnight: when most people want to eat. */
const usualHours = [12, 13, 18, 18.5, 19, 19.5, 20, 20.5].map((hour) => hour * 60);

/** The times that are one press away: from now on every half hour, on another day the usual ones. */
export function offeredTimes({ day, today, now }: { day: Day; today: Day; now: Minute }) {
  if (day !== today) return usualHours.map((minutes) => minuteAt(day, minutes));
  const next = snapToInterval(addMinutes(now, 15), 30);
  return Array.from({ length: 7 }, (_, index) => addMinutes(next, 30 * index));
}
