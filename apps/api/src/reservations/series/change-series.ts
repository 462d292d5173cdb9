import { changeSeries as call } from '@stammtisch/contracts/reservation/series';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { patchReservation } from '../update-reservation/update-reservation.ts';
import { withCurrent } from '../with-current.ts';
import { changeMembers } from './change-members.ts';

/** Gives several parties of a series the same new fields; each keeps its own day. */
export function mountChangeSeries(api: Api): void {
  register(api, call, async (request) =>
    withCurrent(api, request, (desk, row) =>
      changeMembers(desk, row, {
        ...request.body,
        ...request.query,
        change: (member) => patchReservation(desk, member, request.body.change),
      }),
    ),
  );
}
