import type { livePlanSlot } from '@stammtisch/contracts/slots/live-plan';
import type { SlotData } from '@stammtisch/contracts/remote/slot';
import { parseDay } from '@stammtisch/domain/time/minute';
import { DayPlan } from './day-plan.tsx';

/** Fills the place for a day's plan. */
export function LivePlan({ date, today, ...given }: SlotData<typeof livePlanSlot>) {
  const day = parseDay(date);
  return day === undefined ? null : <DayPlan day={day} today={parseDay(today ?? '')} {...given} />;
}
