import * as z from 'zod';
import {
  calendarFault,
  calendarTreatment,
  unreadEntry,
  type EventCalendarReply,
} from '@stammtisch/contracts/event/event-calendar';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { fragment, sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { hrefOf } from '../event-resource.ts';
import { dayColumn } from '../../reservations/reservation-row.ts';

export interface CalendarKey {
  restaurant: RestaurantId;
  id: string;
}

export const calendarRow = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  treatAs: calendarTreatment,
  readAt: z.date().nullable(),
  problem: z.union([calendarFault, z.literal('').transform(() => null)]),
  unread: z.array(unreadEntry),
  eventCount: z.number(),
  vanished: z.array(z.object({ id: z.string(), title: z.string(), start: dayColumn })),
});
export type CalendarRow = z.output<typeof calendarRow>;

/** Of those that vanished as many as a person looks through. */
export const calendarColumns = fragment`
  c.id, c.name, c.url, c.treat_as as "treatAs", c.read_at as "readAt", c.problem, c.unread,
  (select count(*) from event e
    where e.restaurant_id = c.restaurant_id and e.calendar_id = c.id
      and e.deleted_at is null) as "eventCount",
  (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'title', v.title, 'start', v.starts_on)
            order by v.starts_on, v.id), '[]')
     from (select e.id, e.title, e.starts_on from event e
            where e.restaurant_id = c.restaurant_id and e.calendar_id = c.id
              and e.deleted_at is null and e.vanished_at is not null
            order by e.starts_on, e.id limit 50) v) as vanished`;

export function findCalendar({ restaurant, id }: CalendarKey) {
  return sql(calendarRow)`
    select ${calendarColumns} from event_calendar c
     where c.restaurant_id = ${restaurant} and c.id = ${id}`;
}

export function toCalendarResource(row: CalendarRow): EventCalendarReply {
  const self = `/api/1/events/calendars/${row.id}`;
  return {
    ...row,
    readAt: row.readAt?.toISOString() ?? null,
    vanished: row.vanished.map((each) => ({
      ...each,
      start: formatWireDate(each.start),
      _links: { self: { href: hrefOf(each.id) } },
    })),
    _links: {
      self: { href: `${self}{?withEvents}`, templated: true },
      ...(row.url !== '' && { refresh: { href: `${self}/refresh` } }),
    },
  };
}
