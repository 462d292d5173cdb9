import type { EntryFields } from '@stammtisch/contracts/roster/schedule-entry';
import { enterShift, type Shift, type ShiftRefusal } from '@stammtisch/domain/roster/shift';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import { instantOf } from './instant-of.ts';
import type { House } from '../settings/house.ts';
import type { PlanRow } from './plan-row.ts';

const sentences: Readonly<Record<ShiftRefusal, string>> = {
  END_BEFORE_START: 'The end time is smaller than the start time. Please correct it.',
  TOO_LONG: 'It takes longer than 24 hours. Enter two of them.',
  NO_SUCH_TIME: 'The clocks do not show this time, or show it once only. Choose another one.',
  OUTSIDE_PLAN: 'It starts on a day that the plan does not have.',
};

/** What staff entered, as the rules keep it. */
export function enteredEntry(
  { start, end, startRepeated, endRepeated }: Omit<EntryFields, 'comment'>,
  { employee, plan, house }: { employee: string; plan: PlanRow; house: House },
): Shift | Refusal {
  const outcome = enterShift(
    { employee, start, end, startRepeated, endRepeated },
    { days: plan, instantOf: instantOf(house.timeZone) },
  );
  if (outcome.kind === 'shift') return outcome.shift;
  const { code, field } = outcome;
  return refuse('invalid-request', {
    errors: [{ pointer: `/${field}`, code, message: sentences[code] }],
  });
}
