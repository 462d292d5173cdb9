import { readGuestData as call } from '@stammtisch/contracts/guest/read-guest-data';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { toResource as toReservation } from '../../reservations/reservation-resource.ts';
import { findGuest, toResource } from '../guest-row.ts';
import { listCallsFrom } from './list-calls.sql.ts';
import { listConsents } from './list-consents.sql.ts';
import { listVisits } from '../read-visits/read-visits.sql.ts';

const most = 5_000;

export function mountReadGuestData(api: Api): void {
  register(api, call, async ({ session, params: { guestId } }) =>
    atDesk(api, session, async (desk) => {
      const { tx, restaurant, house } = desk;
      const row = await tx.maybe(findGuest(restaurant, guestId));
      if (!row) return refuse('not-found');
      const reservations = await tx.many(
        listVisits(restaurant, guestId, { limit: most, offset: 0 }),
      );
      return {
        restaurant: house.name,
        exportedAt: new Date().toISOString(),
        guest: toResource(row),
        consents: await tx.many(listConsents(restaurant, guestId)),
        calls: await tx.many(listCallsFrom(restaurant, row.phone)),
        reservations: reservations.map((each) => toReservation(each, desk)),
        _links: { self: { href: `/api/1/guests/${guestId}/data` } },
      };
    }),
  );
}
