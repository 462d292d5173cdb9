import { readReservation as call } from '@stammtisch/contracts/reservation/read-reservation';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../desk.ts';
import { answerWith } from '../reservation-resource.ts';
import { findReservation } from '../reservation-row.ts';

export function mountReadReservation(api: Api): void {
  register(api, call, async ({ session, params }) =>
    atDesk(api, session, async (desk) => {
      const row = await desk.tx.maybe(
        findReservation({ restaurant: desk.restaurant, id: params.reservationId }),
      );
      return row ? answerWith(row, desk) : refuse('not-found');
    }),
  );
}
