import { weekdayOf, type Day } from '@stammtisch/domain/time/minute';
import type { HousePlan } from './house-plans.ts';

/**
 * Nobody tries out a house that is closed: a weekly day of rest that falls on the first day of the demo
 * moves to the next one.
 */
export function openToday(plan: HousePlan, today: Day): HousePlan {
  const { reservationSettings } = plan.settings;
  const { openingHours } = reservationSettings;
  const weekday = weekdayOf(today);
  if (openingHours.some(({ dayOfWeek }) => dayOfWeek === weekday)) return plan;
  const next = (weekday % 7) + 1;
  const moved = openingHours.map((each) =>
    each.dayOfWeek === next ? { ...each, dayOfWeek: weekday } : each,
  );
  const settings = {
    ...plan.settings,
    reservationSettings: { ...reservationSettings, openingHours: moved },
  };
  return { ...plan, settings };
}
