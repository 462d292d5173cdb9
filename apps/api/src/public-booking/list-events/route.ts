import * as z from 'zod';
import {
  listPublicEvents as call,
  type PublicEvent,
} from '@stammtisch/contracts/public/list-events';
import { isFullDay, isSeating } from '@stammtisch/domain/opening-hours/event';
import { nextDates } from '@stammtisch/domain/opening-hours/event-dates';
import { isOfferedOnline } from '@stammtisch/domain/opening-hours/public-event';
import { addDays, type Day } from '@stammtisch/domain/time/minute';
import { formatTime } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { todayAt, type Desk } from '../../reservations/desk.ts';
import {
  calendarEventColumns,
  calendarEventRow,
  mayHappenBetween,
} from '../../settings/calendar-events.ts';
import { atBookingDesk } from '../booking-desk.ts';

const pageSize = 50;
const mostDates = 12;

const publicRow = calendarEventRow.extend({
  id: z.string(),
  description: z.string(),
  link: z.string(),
});
type PublicRow = z.output<typeof publicRow>;

export function mountListPublicEvents(api: Api): void {
  register(api, call, async ({ params, query: { page } }) =>
    atBookingDesk(api, params.identifier, async (desk) => {
      const { active, maxDaysAhead } = desk.house.settings.onlineReservationSettings;
      const today = todayAt(desk);
      const events = active ? await offeredBetween(desk, today, addDays(today, maxDaysAhead)) : [];
      const house = `/api/1/public/restaurants/${params.identifier}`;
      const { _links, ...counts } = pageOf(`${house}/events`, {
        page,
        pageSize,
        total: events.length,
      });
      return {
        ...counts,
        _links: {
          ..._links,
          restaurant: { href: house },
          availability: {
            href: `${house}/availability{?date,persons,hold,event}`,
            templated: true,
          },
        },
        _embedded: { events: events.slice((page - 1) * pageSize, page * pageSize) },
      };
    }),
  );
}

async function offeredBetween(desk: Desk, today: Day, last: Day): Promise<PublicEvent[]> {
  const { restaurant, tx } = desk;
  const rows = await tx.many(sql(publicRow)`
    select id, description, link, ${calendarEventColumns} from event
     where restaurant_id = ${restaurant} and online_bookable and ${mayHappenBetween(today, last)}`);
  return rows
    .filter(isOfferedOnline)
    .map((row) => toPublic(row, today, last))
    .filter((event) => event.dates.length > 0)
    .toSorted(byNextDate);
}

function toPublic(row: PublicRow, today: Day, last: Day): PublicEvent {
  const { id, title, description, link, interval, eventOnly } = row;
  return {
    id,
    title,
    description,
    link,
    interval,
    startTime: formatTime(row.startTime),
    endTime: formatTime(row.endTime),
    isFullDay: isFullDay(row),
    isSeating: isSeating(row),
    eventOnly,
    dates: nextDates(row, today, mostDates).filter((day) => day <= last),
  };
}

function byNextDate(first: PublicEvent, second: PublicEvent): number {
  const keyOf = ({ dates, startTime, id }: PublicEvent) => `${dates[0]} ${startTime} ${id}`;
  return keyOf(first) < keyOf(second) ? -1 : 1;
}
