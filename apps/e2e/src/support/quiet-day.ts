/** Every try of a journey has a worker of its own, and must not find what the try before has written. */
const daysBetweenTries = 70;

/** A weekday (0 is Sunday), so many days ahead or up to six more, YYYY-MM-DD. */
export function weekdayAhead(daysAhead: number, weekday: number): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  day.setUTCDate(day.getUTCDate() + ((7 + weekday - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

/** The same, of a day when the demo restaurants have no guests of their own and no journey has been. */
export function quietWeekday(daysAhead: number, weekday: number): string {
  const tries = Number(process.env['TEST_WORKER_INDEX'] ?? 0);
  return weekdayAhead(daysAhead + daysBetweenTries * tries, weekday);
}
