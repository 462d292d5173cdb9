import { readVisits as call } from '@stammtisch/contracts/guest/read-visits';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk } from '../../reservations/desk.ts';
import { toResource } from '../../reservations/reservation-resource.ts';
import { findGuest } from '../guest-row.ts';
import { countVisits, findNextReservation, listVisits } from './read-visits.sql.ts';

const pageSize = 50;

export function mountReadVisits(api: Api): void {
  register(api, call, async ({ session, params: { guestId }, query: { page } }) =>
    atDesk(api, session, async (desk) => {
      const { tx, restaurant } = desk;
      if (!(await tx.maybe(findGuest(restaurant, guestId)))) return refuse('not-found');
      const { lastVisit, ...counted } = await tx.one(countVisits(restaurant, guestId));
      const next = await tx.maybe(findNextReservation(restaurant, guestId));
      const offset = (page - 1) * pageSize;
      const rows = await tx.many(listVisits(restaurant, guestId, { limit: pageSize, offset }));
      const hrefOf = (to: number) => ({ href: `/api/1/guests/${guestId}/history?page=${to}` });
      return {
        ...counted,
        lastVisit: lastVisit && formatWireDate(lastVisit),
        nextReservation: next ? toResource(next, desk) : null,
        page,
        pageSize,
        _links: {
          self: hrefOf(page),
          ...(offset + rows.length < counted.total && { next: hrefOf(page + 1) }),
        },
        _embedded: { reservations: rows.map((row) => toResource(row, desk)) },
      };
    }),
  );
}
