import {
  tellPresence as call,
  type Presence,
} from '@stammtisch/contracts/reservation/tell-presence';
import { whisper } from '../../platform/after-commit/whisper.ts';
import type { Api } from '../../platform/http/api.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { hrefOf } from '../reservation-resource.ts';
import { findReservation } from '../reservation-row.ts';

/** Passes on what a screen says of itself; nothing is stored, so nothing has to be tidied up. */
export function mountTellPresence(api: Api): void {
  register(api, call, ({ session, params, body }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const key = { restaurant: session.restaurant, id: params.reservationId };
      if (!(await tx.maybe(findReservation(key)))) return refuse('not-found');
      const data: Presence = { ...body, href: hrefOf(params.reservationId) };
      await tx.run(whisper(session.restaurant, { event: 'presence', data }));
      return undefined;
    }),
  );
}
