import { listAffectedByEvent as call } from '@stammtisch/contracts/event/change-event';
import { eventsAt } from '@stammtisch/domain/availability/running-events';
import type { CalendarEvent } from '@stammtisch/domain/opening-hours/event';
import { addDays, type Day } from '@stammtisch/domain/time/minute';
import type { Api } from '../../platform/http/api.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { toMinute } from '../../platform/time-zone/time-zone.ts';
import { atDesk, todayAt, type Desk } from '../../reservations/desk.ts';
import { findReservations, listComing } from '../../reservations/coming.ts';
import { toResource } from '../../reservations/reservation-resource.ts';
import { enteredEvent } from '../entered-event.ts';

const pageSize = 50;

export function mountListAffectedByEvent(api: Api): void {
  register(api, call, async ({ session, body, query: { page } }) =>
    atDesk(api, session, async (desk) => {
      const event = enteredEvent(body);
      if (event instanceof Refusal) return event;
      const ids = await affectedBy(desk, event);
      const shown = ids.slice((page - 1) * pageSize, page * pageSize);
      const rows = await desk.tx.many(findReservations(desk.restaurant, shown));
      return {
        ...pageOf(call.path, { page, pageSize, total: ids.length }),
        _embedded: { reservations: rows.map((row) => toResource(row, desk)) },
      };
    }),
  );
}

/** The rule alone decides who is affected; the database only says who comes. */
async function affectedBy(desk: Desk, event: CalendarEvent): Promise<string[]> {
  const ends = event.interval === 'ONCE' || event.limitedTime;
  const today = todayAt(desk);
  // What begins at midnight may still meet the service of the day before.
  const first = addDays(event.start, -1);
  const from = first > today ? first : today;
  const to = ends ? event.end : ('9999-12-31' as Day);
  const coming = await desk.tx.many(listComing(desk.restaurant, from, to));
  return coming
    .filter(({ day, at }) => {
      const time = toMinute(at, desk.house.timeZone);
      return eventsAt([event], day, time).length > 0;
    })
    .map(({ id }) => id);
}
