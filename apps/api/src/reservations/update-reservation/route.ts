import {
  patchReservation as patchCall,
  replaceReservation as replaceCall,
} from '@stammtisch/contracts/reservation/update-reservation';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { changeCurrent } from '../with-current.ts';
import { patchReservation, replaceReservation } from './update-reservation.ts';

export function mountUpdateReservation(api: Api): void {
  register(api, replaceCall, async (request) =>
    changeCurrent(api, request, (desk, row) => replaceReservation(desk, row, request.body)),
  );
  register(api, patchCall, async (request) =>
    changeCurrent(api, request, (desk, row) => patchReservation(desk, row, request.body)),
  );
}
