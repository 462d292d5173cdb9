import { deleteEventCalendar as call } from '@stammtisch/contracts/event/event-calendar';
import type { Api } from '../../../platform/http/api.ts';
import { command } from '../../../platform/database/sql.ts';
import { register } from '../../../platform/http/register.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { announceEvent } from '../../announce-event.ts';
import { atDesk, todayAt } from '../../../reservations/desk.ts';

export function mountDeleteCalendar(api: Api): void {
  register(api, call, async ({ session, params, query: { withEvents } }) =>
    atDesk(api, session, async (desk) => {
      const { tx, restaurant } = desk;
      const id = params.calendarId;
      if (withEvents) {
        // What has passed stays: it tells why those days were as they were.
        await tx.run(command`
          update event set deleted_at = clock_timestamp(), version = version + 1
           where restaurant_id = ${restaurant} and calendar_id = ${id} and deleted_at is null
             and (ends_on >= ${todayAt(desk)} or (interval <> 'ONCE' and not limited_time))`);
      }
      // Nothing brings its deleted events back from now on; they need not be remembered.
      await tx.run(command`
        update event set ref_id = null
         where restaurant_id = ${restaurant} and calendar_id = ${id} and deleted_at is not null`);
      const gone = await tx.run(command`
        delete from event_calendar where restaurant_id = ${restaurant} and id = ${id}`);
      if (gone === 0) return refuse('not-found');
      await announceEvent(desk, { type: 'event.changed' });
      return undefined;
    }),
  );
}
