import type { CalendarTreatment, ImportReport } from '@stammtisch/contracts/event/event-calendar';
import type { CalendarEvent } from '@stammtisch/domain/opening-hours/event';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { todayAt, type Desk } from '../../../reservations/desk.ts';
import { announceEvent } from '../../announce-event.ts';
import { countEvents, mostEvents } from '../../count-events.ts';
import { insertEvent, updateEvent } from '../../store-event.ts';
import { findCalendar, toCalendarResource } from '../calendar-row.ts';
import type { CalendarEntry, ReadCalendar } from '../read/calendar-entry.ts';
import {
  belongTo,
  listKnown,
  lockCalendarNamed,
  markVanished,
  noteRead,
  storeCalendar,
  type NamedCalendar,
} from './import-calendar.sql.ts';

type Rules = Omit<CalendarEvent, keyof CalendarEntry>;

const rulesOf: Readonly<Record<CalendarTreatment, Rules>> = {
  CLOSED: {
    bookable: false,
    onlineBookable: false,
    eventOnly: true,
    internalOnly: false,
    guestLimit: -1,
    guestLimitOverflowPercent: 10,
    reservationLeadTimeMillis: 0,
  },
  INFORMATION: {
    bookable: false,
    onlineBookable: false,
    eventOnly: false,
    internalOnly: true,
    guestLimit: -1,
    guestLimitOverflowPercent: 10,
    reservationLeadTimeMillis: 0,
  },
};

/**
 * Takes over what a calendar says. The calendar owns words, days and hours of its events; what may
 * be booked then is the house's own, and stays as staff have set it. What is not in the calendar any
 * more is marked and stays, what staff deleted stays away.
 */
export async function importCalendar(
  desk: Desk,
  calendar: NamedCalendar,
  { entries, unread }: ReadCalendar,
): Promise<ImportReport | Refusal> {
  const { tx, restaurant } = desk;
  const references = entries.map(({ refId }) => refId);
  const rows = await tx.many(listKnown(restaurant, references));
  const known = new Map(rows.map((row) => [row.refId, row]));
  const { count } = await tx.one(countEvents(restaurant));
  if (count + entries.length - rows.length > mostEvents) return refuse('too-many-events');
  const before = await tx.maybe(lockCalendarNamed(restaurant, calendar.name));
  const { id } = await tx.one(storeCalendar(restaurant, calendar));
  const key = { restaurant, id };
  const rules = rulesOf[calendar.treatAs];
  const isTreatedAnew = before !== undefined && before.treatAs !== calendar.treatAs;
  const made = { created: 0, changed: 0, unchanged: 0, keptAway: 0 };
  for (const entry of entries) {
    const row = known.get(entry.refId);
    if (row?.isDeleted) made.keptAway += 1;
    else if (row) {
      const kept = { ...row, ...entry, ...(isTreatedAnew && rules), iCalEvent: true };
      const changed = await tx.maybe(updateEvent({ restaurant, id: row.id }, kept));
      made[changed ? 'changed' : 'unchanged'] += 1;
    } else {
      await tx.run(insertEvent(restaurant, { ...entry, ...rules, iCalEvent: true }));
      made.created += 1;
    }
  }
  await tx.run(belongTo(key, references));
  const gone = await tx.run(markVanished(key, references, todayAt(desk)));
  await tx.run(noteRead(key, unread));
  if (made.created + made.changed + gone > 0) {
    await announceEvent(desk, { type: 'event.changed' });
  }
  const stored = toCalendarResource(await tx.one(findCalendar(key)));
  return { calendar: stored, ...made, _links: { self: { href: `/api/1/events/calendars/${id}` } } };
}
