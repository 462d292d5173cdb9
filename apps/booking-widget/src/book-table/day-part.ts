import type { OfferedTime } from '../api/restaurant.ts';

export type DayPart = 'morning' | 'lunch' | 'dinner';

/** Specification §9: the evening begins at 17:00. What lies after midnight belongs to it. */
function dayPartOf(offered: OfferedTime, day: string): DayPart {
  if (offered.date > day || offered.time >= '17:00') return 'dinner';
  return offered.time < '11:00' ? 'morning' : 'lunch';
}

/** The times of a service day in the parts of the day that have any. */
export function groupByDayPart(times: readonly OfferedTime[], day: string) {
  const parts: DayPart[] = ['morning', 'lunch', 'dinner'];
  return parts
    .map((part) => ({ part, times: times.filter((time) => dayPartOf(time, day) === part) }))
    .filter((group) => group.times.length > 0);
}
