import type { PlanDays } from '@stammtisch/domain/roster/shift';
import { parseWireDate } from '@stammtisch/domain/time/wire-time';

/** The contract has let through nothing but real days. */
export function planDays({
  timespanStart,
  timespanEnd,
}: Record<'timespanStart' | 'timespanEnd', string>): PlanDays {
  const [first, last] = [parseWireDate(timespanStart), parseWireDate(timespanEnd)];
  if (first && last) return { first, last };
  throw new Error(`the contract let through what are no days: ${timespanStart}, ${timespanEnd}`);
}
