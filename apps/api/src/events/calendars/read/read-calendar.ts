import ICAL from 'ical.js';
import { parseDay } from '@stammtisch/domain/time/minute';
import type { ReadCalendar, ReadQuestion } from './calendar-entry.ts';
import { readEntry, type ReadingOptions } from './read-entry.ts';

/** Every list of days reads all events of the house. */
const mostEntries = 1_000;

/** Undefined when it is no calendar at all. An entry that cannot be read does not spoil the others. */
export function readCalendar({ text, zone, today }: ReadQuestion): ReadCalendar | undefined {
  const day = parseDay(today);
  if (day === undefined) throw new Error(`no day: ${today}`);
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) return undefined;
  const components = eventsOf(text);
  const read: ReadCalendar = { entries: [], unread: [] };
  // An exception to a repetition is told from it by its own day (RFC 5545 §3.8.4.4).
  const isException = (each: ICAL.Component) => each.hasProperty('recurrence-id');
  const exceptions = components.filter(isException);
  const options: ReadingOptions = { zone, today: day, exceptions };
  for (const component of components.filter((each) => !isException(each))) {
    const outcome = readSafely(component, options);
    read.unread.push(...outcome.unread);
    read.entries.push(...outcome.entries);
  }
  return withinBounds(read);
}

function readSafely(component: ICAL.Component, options: ReadingOptions): ReadCalendar {
  try {
    return readEntry(component, options);
  } catch (error) {
    // The library throws plain errors for what the format forbids.
    if (!(error instanceof Error)) throw error;
    return { entries: [], unread: [{ title: titleOf(component), reason: 'not-readable' }] };
  }
}

function withinBounds({ entries, unread }: ReadCalendar): ReadCalendar {
  const byReference = new Map(entries.map((entry) => [entry.refId, entry]));
  const kept = [...byReference.values()];
  const left = kept.slice(mostEntries);
  return {
    entries: kept.slice(0, mostEntries),
    unread: [...unread, ...left.map(({ title }) => ({ title, reason: 'too-many' as const }))].slice(
      0,
      50,
    ),
  };
}

/** As one calendar; where that fails, each entry by itself. */
function eventsOf(text: string): ICAL.Component[] {
  try {
    return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const blocks = text.match(/^BEGIN:VEVENT\s*$[\s\S]*?^END:VEVENT/gim) ?? [];
    return blocks.map(eventOfBlock);
  }
}

function eventOfBlock(block: string): ICAL.Component {
  try {
    return new ICAL.Component(ICAL.parse(block));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const broken = new ICAL.Component('vevent');
    const title = /^SUMMARY[^:\n]*:(.*)$/im.exec(block)?.[1];
    if (title !== undefined) broken.addPropertyWithValue('summary', title);
    broken.addPropertyWithValue('uid', 'broken');
    return broken;
  }
}

function titleOf(component: ICAL.Component): string {
  return String(component.getFirstPropertyValue('summary') ?? '').slice(0, 120);
}
