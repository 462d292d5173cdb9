import type { RosterPlan } from '@stammtisch/contracts/roster/roster-plan';
import type { PlanDays } from '@stammtisch/domain/roster/shift';
import type { Day } from '@stammtisch/domain/time/minute';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';

export function daysOf({ timespanStart, timespanEnd }: RosterPlan): PlanDays {
  const [first, last] = [parseWireDate(timespanStart), parseWireDate(timespanEnd)];
  if (first && last) return { first, last };
  throw new Error(`a plan with days that are none: ${timespanStart}, ${timespanEnd}`);
}

export function planAt(plans: readonly RosterPlan[], day: Day): RosterPlan | undefined {
  return plans.find((plan) => {
    const { first, last } = daysOf(plan);
    return first <= day && day <= last;
  });
}
