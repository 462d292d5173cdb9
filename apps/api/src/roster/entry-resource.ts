import type { ScheduleEntry } from '@stammtisch/contracts/roster/schedule-entry';
import { lengthOf, type Shift } from '@stammtisch/domain/roster/shift';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import { answer } from '../platform/http/answer.ts';
import { quote } from '../platform/http/conditions.ts';
import { epochMinuteOf, toMinute, toRepeatedInstant } from '../platform/time-zone/time-zone.ts';
import { hrefOf } from './plan-resource.ts';
import type { EntryRow } from './entry-row.ts';

/** A row as the rules see it, on the clock of the house. */
export function shiftOf({ employee, startsAt, endsAt }: EntryRow, timeZone: string): Shift {
  const [from, to] = [epochMinuteOf(startsAt), epochMinuteOf(endsAt)];
  return { employee, from, to, start: toMinute(from, timeZone), end: toMinute(to, timeZone) };
}

export function toEntry(row: EntryRow, timeZone: string): ScheduleEntry {
  const { id, version, kind, employee, comment } = row;
  const shift = shiftOf(row, timeZone);
  return {
    id,
    version,
    kind,
    title: employee,
    employee,
    start: shift.start,
    end: shift.end,
    startRepeated: shift.from === toRepeatedInstant(shift.start, timeZone),
    endRepeated: shift.to === toRepeatedInstant(shift.end, timeZone),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    minutes: lengthOf(shift),
    date: formatWireDate(row.day),
    comment,
    _links: { self: { href: entryHref(row) } },
  };
}

export function entryHref({ planId, id }: Pick<EntryRow, 'planId' | 'id'>): string {
  return `${hrefOf(planId)}/entries/${id}`;
}

export function answerWithEntry(row: EntryRow, timeZone: string) {
  const headers = { etag: quote(row.version) };
  return answer(toEntry(row, timeZone), { headers, location: entryHref(row) });
}
