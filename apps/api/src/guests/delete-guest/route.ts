import * as z from 'zod';
import { deleteGuest as call } from '@stammtisch/contracts/guest/delete-guest';
import type { Api } from '../../platform/http/api.ts';
import { command, sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { announceGuest } from '../announce-guest.ts';
import { withCurrentGuest } from '../current-guest.ts';

/** Hides the guest; what is hidden is erased a while later (see erase-guests). */
export function mountDeleteGuest(api: Api): void {
  register(api, call, async (request) =>
    withCurrentGuest(api, request, async (book, row) => {
      const { tx, restaurant } = book;
      const { isExpected } = await tx.one(expects(restaurant, row.id));
      if (isExpected) return refuse('guest-expected');
      await tx.run(command`
        update guest set deleted_at = clock_timestamp(), version = version + 1
         where restaurant_id = ${restaurant} and id = ${row.id}`);
      await announceGuest(book, { type: 'guest.deleted', id: row.id, version: row.version + 1 });
      return { id: row.id, _links: { restore: { href: `/api/1/guests/${row.id}/restore` } } };
    }),
  );
}

const expectation = z.object({ isExpected: z.boolean() });

/** Somebody who is at a table, or will be, is still needed. */
function expects(restaurant: RestaurantId, guest: string) {
  return sql(expectation)`
    select exists (
      select from reservation
       where restaurant_id = ${restaurant} and guest_id = ${guest}
         and (status = 'SEATED'
           or status in ('OPEN', 'CONFIRMED', 'TAKE_AWAY', 'QUEUED') and ends_at > now())
    ) as "isExpected"`;
}
