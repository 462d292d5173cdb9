import { listAffectedByEvent as call } from '@stammtisch/contracts/event/change-event';
import {
  coversMinute,
  happensOn,
  type CalendarEvent,
} from '@stammtisch/domain/opening-hours/event';
import type { Day } from '@stammtisch/domain/time/minute';
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
  const from = event.start > today ? event.start : today;
  const to = ends ? event.end : ('9999-12-31' as Day);
  const coming = await desk.tx.many(listComing(desk.restaurant, from, to));
  return coming
    .filter(({ day }) => happensOn(event, day))
    .filter(({ day, at }) => coversMinute(event, day, toMinute(at, desk.house.timeZone)))
    .map(({ id }) => id);
}
