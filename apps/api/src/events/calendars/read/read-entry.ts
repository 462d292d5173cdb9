import ICAL from 'ical.js';
import { isOldEvent } from '@stammtisch/domain/opening-hours/event-dates';
import type { CalendarEvent } from '@stammtisch/domain/opening-hours/event';
import type { UnreadEntry } from '@stammtisch/contracts/event/event-calendar';
import { addDays, dayOf, parseDay, type Day } from '@stammtisch/domain/time/minute';
import type { CalendarEntry, ReadCalendar } from './calendar-entry.ts';
import { houseMinute } from './house-minute.ts';
import { mapRule } from './map-rule.ts';
import { partsOfStay, wholeDays, type Part } from './parts-of-stay.ts';

export interface ReadingOptions {
  zone: string;
  today: Day;
  /** Other days of repetitions, of all entries. */
  exceptions: readonly ICAL.Component[];
}

/** What cannot be said by an interval becomes single events of the next two years. */
const reach = 731;
/** Steps of a repetition: daily for 30 years; what repeats every minute is no event of a house. */
const mostSteps = 11_000;

const leftOut = (title: string, reason: UnreadEntry['reason']): ReadCalendar => ({
  entries: [],
  unread: [{ title, reason }],
});

/** An entry as one event or several; what ended before today is not read. */
export function readEntry(component: ICAL.Component, options: ReadingOptions): ReadCalendar {
  const event = new ICAL.Event(component, {
    exceptions: options.exceptions.filter((each) => uidOf(each) === uidOf(component)),
    strictExceptions: false,
  });
  const title = clean(event.summary ?? '', 120);
  if (isCancelled(component)) return { entries: [], unread: [] };
  if (!event.startDate) return leftOut(title, 'no-date');
  const uid = clean(event.uid ?? '', 400);
  if (uid === '') return leftOut(title, 'no-identifier');
  if (event.isRecurring()) return repeated(event, uid, options);
  const parts = partsOf(component, event.startDate, event.endDate, options);
  if (parts === undefined) return leftOut(title, 'no-date');
  const entries = parts.map((part, index) =>
    entryOf(component, index === 0 ? uid : `${uid}#${part.start}`, part),
  );
  return { entries: entries.filter(({ end }) => end >= options.today), unread: [] };
}

function repeated(event: ICAL.Event, uid: string, options: ReadingOptions): ReadCalendar {
  const { component } = event;
  const parts = partsOf(component, event.startDate, event.endDate, options);
  const [part] = parts ?? [];
  const rule = component.getFirstPropertyValue('rrule');
  const zoneName = zoneOf(component);
  const isPlain =
    component.getAllProperties('rrule').length === 1 &&
    !component.hasProperty('exdate') &&
    !component.hasProperty('rdate') &&
    !options.exceptions.some((each) => uidOf(each) === uidOf(component));
  // By other clocks than the house's the hour would shift twice a year.
  const isLocal = event.startDate.isDate || zoneName === '' || zoneName === options.zone;
  const hasUtcTime = event.startDate.zone?.tzid === 'UTC';
  if (part && parts?.length === 1 && part.start === part.end && isPlain && isLocal && !hasUtcTime) {
    const mapped = rule instanceof ICAL.Recur ? mapRule(rule, part.start) : undefined;
    if (mapped && rule instanceof ICAL.Recur) {
      const until = rule.until ? parseDay(rule.until.toString().slice(0, 10)) : undefined;
      const limit = { limitedTime: until !== undefined, end: until ?? part.start };
      const entry = { ...entryOf(component, uid, part), ...mapped, ...limit };
      return { entries: isOldEvent(asEvent(entry), options.today) ? [] : [entry], unread: [] };
    }
  }
  return singles(event, uid, options);
}

function singles(event: ICAL.Event, uid: string, options: ReadingOptions): ReadCalendar {
  const entries: CalendarEntry[] = [];
  const last = addDays(options.today, reach);
  const steps = event.iterator();
  for (let step = 0; step < mostSteps; step += 1) {
    const next = steps.next();
    if (!next) return { entries, unread: [] };
    const { startDate, endDate, item, recurrenceId } = event.getOccurrenceDetails(next);
    const parts = partsOf(item.component, startDate, endDate, options) ?? [];
    const day = parts[0]?.start;
    if (day !== undefined && day > last) return { entries, unread: [] };
    if (isCancelled(item.component)) continue;
    const own = `${uid}#${recurrenceId.toString().slice(0, 16)}`;
    entries.push(
      ...parts
        .filter(({ end }) => end >= options.today)
        .map((part, index) =>
          entryOf(item.component, index === 0 ? own : `${own}#${part.start}`, part),
        ),
    );
  }
  return leftOut(clean(event.summary ?? '', 120), 'repeats-too-often');
}

function partsOf(
  component: ICAL.Component,
  from: ICAL.Time,
  to: ICAL.Time,
  { zone }: ReadingOptions,
): Part[] | undefined {
  const name = zoneOf(component);
  const [start, end] = [houseMinute(from, name, zone), houseMinute(to, name, zone)];
  if (start === undefined || end === undefined) return undefined;
  return from.isDate ? wholeDays(dayOf(start), dayOf(end)) : partsOfStay(start, end);
}

function entryOf(component: ICAL.Component, refId: string, part: Part): CalendarEntry {
  const url = String(component.getFirstPropertyValue('url') ?? '');
  const title = clean(String(component.getFirstPropertyValue('summary') ?? ''), 120);
  return {
    refId,
    title: title === '' ? '–' : title,
    description: clean(String(component.getFirstPropertyValue('description') ?? ''), 2_000),
    link: /^https?:\/\/\S{1,490}$/.test(url) ? url : '',
    interval: 'ONCE',
    eventDays: [],
    limitedTime: false,
    ...part,
  };
}

function asEvent(entry: CalendarEntry): CalendarEvent {
  return {
    ...entry,
    guestLimit: -1,
    guestLimitOverflowPercent: 0,
    reservationLeadTimeMillis: 0,
    bookable: false,
    onlineBookable: false,
    eventOnly: false,
    internalOnly: false,
  };
}

function zoneOf(component: ICAL.Component): string {
  return String(component.getFirstProperty('dtstart')?.getParameter('tzid') ?? '');
}

function uidOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue('uid') ?? '');
}

function isCancelled(component: ICAL.Component): boolean {
  return String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED';
}

/** What can be stored, cut to what fits. */
function clean(text: string, most: number): string {
  const storable = text.toWellFormed().replaceAll('\u0000', '').normalize('NFC').trim();
  return [...storable].slice(0, most).join('').trim();
}
