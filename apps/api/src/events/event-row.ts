import * as z from 'zod';
import { fragment, sql, type Query } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { calendarEventColumns, calendarEventRow } from '../settings/calendar-events.ts';

export interface EventKey {
  restaurant: RestaurantId;
  id: string;
}

export const eventRow = calendarEventRow.extend({
  id: z.string(),
  version: z.int(),
  description: z.string(),
  link: z.string(),
  iCalEvent: z.boolean(),
  refId: z.string(),
  vanished: z.boolean(),
  updatedAt: z.date(),
});
export type EventRow = z.output<typeof eventRow>;

export const eventColumns = fragment`
  id, version, description, link, ical_event as "iCalEvent", coalesce(ref_id, '') as "refId",
  vanished_at is not null as vanished, updated_at as "updatedAt", ${calendarEventColumns}`;

export function findEvent({ restaurant, id }: EventKey): Query<EventRow> {
  return sql(eventRow)`
    select ${eventColumns} from event
     where restaurant_id = ${restaurant} and id = ${id} and deleted_at is null`;
}

/** Holds the row until the transaction ends. */
export function lockEvent({ restaurant, id }: EventKey): Query<EventRow> {
  return sql(eventRow)`
    select ${eventColumns} from event
     where restaurant_id = ${restaurant} and id = ${id} and deleted_at is null for update`;
}
