import { parseDay } from '@stammtisch/domain/time/minute';
import { expect, test } from 'vitest';
import { housePlans, type HousePlan } from './house-plans.ts';
import { openToday } from './open-today.ts';

function daysOf(plan: HousePlan | undefined): number[] {
  const { openingHours = [] } = plan?.settings.reservationSettings ?? {};
  return [...new Set(openingHours.map(({ dayOfWeek }) => dayOfWeek))].toSorted();
}

function berlinOn(text: string) {
  const today = parseDay(text);
  const plan = housePlans['stammtisch-berlin'];
  return today && plan && daysOf(openToday(plan, today));
}

test('the day of rest is Monday, unless the demo begins on one', () => {
  expect(berlinOn('2026-11-21')).toEqual([2, 3, 4, 5, 6, 7]);
  expect(berlinOn('2026-11-23')).toEqual([1, 3, 4, 5, 6, 7]);
});
