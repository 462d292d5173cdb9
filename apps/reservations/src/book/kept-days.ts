import { addDays, dayOf, type Day, type Minute } from '@stammtisch/domain/time/minute';

/** The days whose book can be read without network: the service that runs, and tomorrow's. */
function keptDays(now: Minute): readonly Day[] {
  const today = dayOf(now);
  // Past midnight the service of the day before may still run.
  return [addDays(today, -1), today, addDays(today, 1)];
}

export function isKeptDay(day: Day, now: Minute): boolean {
  return keptDays(now).includes(day);
}
