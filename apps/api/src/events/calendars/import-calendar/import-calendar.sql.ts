import * as z from 'zod';
import type { CalendarFault, CalendarTreatment } from '@stammtisch/contracts/event/event-calendar';
import type { Day } from '@stammtisch/domain/time/minute';
import { command, sql } from '../../../platform/database/sql.ts';
import type { RestaurantId } from '../../../platform/database/scope.ts';
import { eventColumns, eventRow } from '../../event-row.ts';
import type { CalendarKey } from '../calendar-row.ts';
import type { UnreadEntry } from '@stammtisch/contracts/event/event-calendar';

const idRow = z.object({ id: z.string(), treatAs: z.string() });

export interface NamedCalendar {
  name: string;
  url: string;
  treatAs: CalendarTreatment;
}

/** The calendar of that name, as it was before if it was there. Held until the transaction ends. */
export function lockCalendarNamed(restaurant: RestaurantId, name: string) {
  return sql(idRow)`
    select id, treat_as as "treatAs" from event_calendar
     where restaurant_id = ${restaurant} and lower(name) = lower(${name}) for update`;
}

export function storeCalendar(restaurant: RestaurantId, { name, url, treatAs }: NamedCalendar) {
  return sql(idRow)`
    insert into event_calendar (restaurant_id, name, url, treat_as)
    values (${restaurant}, ${name}, ${url}, ${treatAs})
    on conflict (restaurant_id, lower(name)) do update
      set url = excluded.url, treat_as = excluded.treat_as
    returning id, treat_as as "treatAs"`;
}

const knownRow = eventRow.extend({ isDeleted: z.boolean() });

/** What was imported under these references before, deleted ones too. */
export function listKnown(restaurant: RestaurantId, references: readonly string[]) {
  return sql(knownRow)`
    select ${eventColumns}, deleted_at is not null as "isDeleted" from event
     where restaurant_id = ${restaurant} and ref_id = any(${references}::text[]) for update`;
}

export function belongTo({ restaurant, id }: CalendarKey, references: readonly string[]) {
  return command`
    update event set calendar_id = ${id}, vanished_at = null
     where restaurant_id = ${restaurant} and ref_id = any(${references}::text[])
       and (calendar_id is distinct from ${id} or vanished_at is not null)`;
}

/** What has not passed, and is not in the calendar any more. */
export function markVanished(
  { restaurant, id }: CalendarKey,
  references: readonly string[],
  today: Day,
) {
  return command`
    update event set vanished_at = clock_timestamp()
     where restaurant_id = ${restaurant} and calendar_id = ${id} and deleted_at is null
       and vanished_at is null and ref_id <> all(${references}::text[])
       and (ends_on >= ${today} or (interval <> 'ONCE' and not limited_time))`;
}

export function noteRead({ restaurant, id }: CalendarKey, unread: readonly UnreadEntry[]) {
  return command`
    update event_calendar
       set read_at = clock_timestamp(), problem = '', unread = ${JSON.stringify(unread)}::jsonb
     where restaurant_id = ${restaurant} and id = ${id}`;
}

export function noteFault({ restaurant, id }: CalendarKey, fault: CalendarFault) {
  return command`
    update event_calendar set problem = ${fault}
     where restaurant_id = ${restaurant} and id = ${id}`;
}
