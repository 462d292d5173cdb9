import { deleteEvent as call } from '@stammtisch/contracts/event/change-event';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { stale } from '../../platform/http/conditions.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { atDesk, todayAt } from '../../reservations/desk.ts';
import { announceEvent } from '../announce-event.ts';
import { hrefOf, toResource } from '../event-resource.ts';
import { lockEvent } from '../event-row.ts';

export function mountDeleteEvent(api: Api): void {
  register(api, call, async ({ session, params, ifMatch }) =>
    atDesk(api, session, async (desk) => {
      const { tx, restaurant } = desk;
      const key = { restaurant, id: params.eventId };
      const row = await tx.maybe(lockEvent(key));
      if (!row) return refuse('not-found');
      if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== String(row.version)) {
        return stale(toResource(row, todayAt(desk)), row.version);
      }
      await tx.run(command`
        update event set deleted_at = clock_timestamp(), version = version + 1
         where restaurant_id = ${restaurant} and id = ${key.id}`);
      await announceEvent(desk, { type: 'event.deleted', href: hrefOf(key.id) });
      return { id: key.id, _links: { restore: { href: `${hrefOf(key.id)}/restore` } } };
    }),
  );
}
