import * as z from 'zod';
import type { CalendarEvent } from '@stammtisch/domain/opening-hours/event';
import { violationOf } from '../platform/database/faults.ts';
import { fragment, sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { refuse, type Refusal } from '../platform/http/refusal.ts';
import type { EventKey } from './event-row.ts';

/** What is kept of an event beside what the rules decide by. */
export interface KeptEvent extends CalendarEvent {
  description: string;
  link: string;
  refId: string;
  iCalEvent: boolean;
}

const idRow = z.object({ id: z.string() });

function valuesOf(event: KeptEvent) {
  return fragment`
    ${event.title}::text, ${event.description}::text, ${event.link}::text, ${event.start}::date,
    ${event.end}::date, ${event.interval}::text, ${event.eventDays}::int[],
    ${event.limitedTime}::boolean, ${event.startTime}::int, ${event.endTime}::int,
    ${event.guestLimit}::int, ${event.guestLimitOverflowPercent}::int,
    ${event.reservationLeadTimeMillis}::bigint, ${event.bookable}::boolean,
    ${event.onlineBookable}::boolean, ${event.eventOnly}::boolean, ${event.internalOnly}::boolean,
    nullif(${event.refId}, ''), ${event.iCalEvent}::boolean`;
}

const columns = fragment`
  title, description, link, starts_on, ends_on, interval, event_days, limited_time, start_time,
  end_time, guest_limit, guest_limit_overflow_percent, reservation_lead_time_millis, bookable,
  online_bookable, event_only, internal_only, ref_id, ical_event`;

export function insertEvent(restaurant: RestaurantId, event: KeptEvent) {
  return sql(idRow)`
    insert into event (restaurant_id, ${columns}) values (${restaurant}, ${valuesOf(event)})
    returning id`;
}

/** Answers nothing where it is there already: then it keeps its version. */
export function updateEvent({ restaurant, id }: EventKey, event: KeptEvent) {
  return sql(idRow)`
    update event set (${columns}, version, updated_at)
      = (select ${valuesOf(event)}, version + 1, clock_timestamp())
     where restaurant_id = ${restaurant} and id = ${id}
       and row(${columns}) is distinct from row(${valuesOf(event)})
    returning id`;
}

/** What another system calls an event belongs to one event alone. */
export async function withFreeReference<Result>(
  work: () => Promise<Result>,
): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (violationOf(error)?.constraint !== 'event_ref_id_in_use') throw error;
    const message = 'There is an event with this reference already.';
    return refuse('name-in-use', {
      errors: [{ pointer: '/refId', code: 'name-in-use', message }],
    });
  }
}
