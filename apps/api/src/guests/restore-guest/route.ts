import { restoreGuest as call } from '@stammtisch/contracts/guest/restore-guest';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { announceGuest } from '../announce-guest.ts';
import { answerWith, findGuest } from '../guest-row.ts';

/** Takes a deletion back (decisions §7). Doing it twice changes nothing. */
export function mountRestoreGuest(api: Api): void {
  register(api, call, async ({ session, params }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const { restaurant } = session;
      const restored = await tx.run(command`
        update guest set deleted_at = null, version = version + 1, updated_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${params.guestId}
           and deleted_at is not null and erased_at is null`);
      const row = await tx.maybe(findGuest(restaurant, params.guestId));
      if (!row) return refuse('not-found');
      if (restored > 0) {
        const { id, version } = row;
        await announceGuest({ tx, restaurant }, { type: 'guest.changed', id, version });
      }
      return answerWith(row);
    }),
  );
}
