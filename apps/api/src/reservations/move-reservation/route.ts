import { moveReservation as call } from '@stammtisch/contracts/reservation/move-reservation';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { changeCurrent } from '../with-current.ts';
import { moveReservation } from './move-reservation.ts';

export function mountMoveReservation(api: Api): void {
  register(api, call, async (request) =>
    changeCurrent(api, request, (desk, row) => moveReservation(desk, row, request.body)),
  );
}
