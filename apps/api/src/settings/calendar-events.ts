import * as z from 'zod';
import type { Day } from '@stammtisch/domain/time/minute';
import { fragment, sql } from '../platform/database/sql.ts';
import type { RestaurantId } from '../platform/database/scope.ts';
import { dayColumn } from '../reservations/reservation-row.ts';

/** A row as the rules want it. */
export const calendarEventRow = z.object({
  title: z.string(),
  start: dayColumn,
  end: dayColumn,
  interval: z.enum(['ONCE', 'WEEKLY', 'MONTHLY', 'ANNUALLY']),
  eventDays: z.array(z.int()),
  limitedTime: z.boolean(),
  startTime: z.int(),
  endTime: z.int(),
  guestLimit: z.int(),
  guestLimitOverflowPercent: z.int(),
  reservationLeadTimeMillis: z.number(),
  bookable: z.boolean(),
  onlineBookable: z.boolean(),
  eventOnly: z.boolean(),
  internalOnly: z.boolean(),
});

export const calendarEventColumns = fragment`
  title, starts_on as start, ends_on as "end", interval, event_days as "eventDays",
  limited_time as "limitedTime", start_time as "startTime", end_time as "endTime",
  guest_limit as "guestLimit", guest_limit_overflow_percent as "guestLimitOverflowPercent",
  reservation_lead_time_millis as "reservationLeadTimeMillis", bookable,
  online_bookable as "onlineBookable", event_only as "eventOnly", internal_only as "internalOnly"`;

/** The rows that may happen within a span of days: a first choice, for the rules to decide about. */
export function mayHappenBetween(from: Day, to: Day) {
  return fragment`deleted_at is null and starts_on <= ${to}
    and (ends_on >= ${from} or (interval <> 'ONCE' and not limited_time))`;
}

/** The events and rest days that may happen within a span of days, as the rules want them. */
export function listCalendarEvents(restaurant: RestaurantId, from: Day, to: Day) {
  return sql(calendarEventRow)`
    select ${calendarEventColumns} from event
     where restaurant_id = ${restaurant} and ${mayHappenBetween(from, to)}
     order by starts_on, id`;
}
