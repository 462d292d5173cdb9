import type { Api } from '../platform/http/api.ts';
import { mountAcceptMoves } from './accept-moves/route.ts';
import { mountAssignReservation } from './assign-reservation/route.ts';
import { mountReadDayPlan } from './read-day-plan/route.ts';

export function mountAssignment(api: Api): void {
  mountAssignReservation(api);
  mountReadDayPlan(api);
  mountAcceptMoves(api);
}
