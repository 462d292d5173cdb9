import { restoreEvent as call } from '@stammtisch/contracts/event/change-event';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk, todayAt } from '../../reservations/desk.ts';
import { announceEvent } from '../announce-event.ts';
import { answerWith, hrefOf } from '../event-resource.ts';
import { findEvent } from '../event-row.ts';

/** Takes a deletion back (decisions §7). Doing it twice changes nothing. */
export function mountRestoreEvent(api: Api): void {
  register(api, call, async ({ session, params }) =>
    atDesk(api, session, async (desk) => {
      const { tx, restaurant } = desk;
      const key = { restaurant, id: params.eventId };
      const restored = await tx.run(command`
        update event set deleted_at = null, version = version + 1, updated_at = clock_timestamp()
         where restaurant_id = ${restaurant} and id = ${key.id} and deleted_at is not null`);
      const row = await tx.maybe(findEvent(key));
      if (!row) return refuse('not-found');
      if (restored > 0) {
        const { version } = row;
        await announceEvent(desk, { type: 'event.changed', href: hrefOf(key.id), version });
      }
      return answerWith(row, todayAt(desk));
    }),
  );
}
