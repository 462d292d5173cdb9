import type { PlanDays } from '@stammtisch/domain/roster/shift';
import { dayOf } from '@stammtisch/domain/time/minute';
import { daysOfMonth, parseWireMonth } from '@stammtisch/domain/time/month';
import { toMinute } from '../platform/time-zone/time-zone.ts';
import type { Desk } from '../reservations/desk.ts';

/** The month that was asked for, or the one that runs at the restaurant. */
export function monthAsked(
  { now, house }: Pick<Desk, 'now' | 'house'>,
  month: string | undefined,
): PlanDays {
  const asked = month === undefined ? undefined : parseWireMonth(month);
  const days = daysOfMonth(asked ?? dayOf(toMinute(now, house.timeZone)));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) throw new Error(`a month without days: ${month}`);
  return { first, last };
}
