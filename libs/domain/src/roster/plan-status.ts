/** Specification §4. */
export const planStatuses = ['NEW', 'EDITABLE', 'CLOSED'] as const;
export type PlanStatus = (typeof planStatuses)[number];

export type PlanOutcome =
  | { kind: 'becomes'; status: PlanStatus }
  | { kind: 'refused'; code: 'PLAN_CLOSED' };

/** Specification §4: NEW becomes EDITABLE on load. Reading changes nothing of what is stored. */
export function loadedStatus(status: PlanStatus): PlanStatus {
  return status === 'NEW' ? 'EDITABLE' : status;
}

/** Every change of a shift saves its plan: NEW becomes EDITABLE, and a closed one stays as it is. */
export function savePlan(status: PlanStatus): PlanOutcome {
  if (status === 'CLOSED') return { kind: 'refused', code: 'PLAN_CLOSED' };
  return { kind: 'becomes', status: 'EDITABLE' };
}

/** `open` sets EDITABLE; `close` sets CLOSED and saves. Doing either twice changes nothing. */
export function turnPlan(action: 'open' | 'close'): PlanStatus {
  return action === 'open' ? 'EDITABLE' : 'CLOSED';
}
