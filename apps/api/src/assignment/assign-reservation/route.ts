import { assignReservation as call } from '@stammtisch/contracts/assignment/assign-reservation';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { withCurrent } from '../../reservations/with-current.ts';
import { assignReservation } from './assign-reservation.ts';

export function mountAssignReservation(api: Api): void {
  register(api, call, async (request) =>
    withCurrent(api, request, (desk, row) => assignReservation(desk, row, request.body)),
  );
}
