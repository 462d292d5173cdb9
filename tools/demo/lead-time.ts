import type { Random } from './random.ts';

const [hour, day] = [60, 1_440];

/** How long before their visit guests book: shares of all, and minutes from and to. */
const habits: readonly { until: number; from: number; to: number }[] = [
  { until: 0.14, from: 2 * hour, to: 8 * hour },
  { until: 0.3, from: 20 * hour, to: 30 * hour },
  { until: 0.54, from: 2 * day, to: 3 * day },
  { until: 0.8, from: 4 * day, to: 7 * day },
  { until: 0.93, from: 8 * day, to: 14 * day },
  { until: 0.99, from: 15 * day, to: 30 * day },
  { until: 1, from: 31 * day, to: 60 * day },
];

/** Minutes before its visit at which a party booked; most book in the week before. */
export function leadTimeOf(random: Random): number {
  const luck = random.next();
  const habit = habits.find(({ until }) => luck < until);
  return habit === undefined ? day : random.between(habit.from, habit.to);
}
