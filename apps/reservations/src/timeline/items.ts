import type { Status } from '@stammtisch/domain/reservation/status';
import { minutesBetween, type Minute } from '@stammtisch/domain/time/minute';
import { hasLink } from '@stammtisch/hal-client';
import { endOf, startOf, type Reservation } from '../book/reservation.ts';
import { toAxis } from './axis.ts';
import { conflictingWith, occupiedUntil } from './conflicts.ts';
import { unassigned } from './groups.ts';
import { lanesOf } from './lanes.ts';
import { overlayOf } from '../status/overlay.ts';

/** Specification §3, timeline item: id, group, start, attached reservation data. */
export interface TimelineItem {
  id: string;
  group: string;
  start: Date;
  /** When the table is free again: of a seated party the later of its planned end and now. */
  end: Date;
  /** Minutes that a seated party is over its planned end, else 0. */
  overtime: number;
  type: 'range';
  className: string;
  content: string;
  /** Lane within the unassigned row, so that parties at the same time stand below one another. */
  subgroup: number;
  editable: { updateTime: boolean; updateGroup: boolean; remove: false };
  reservation: Reservation;
}

/** specification §4: cancelled, cancelled by guest and no-show leave the tables' rows. */
const hidden: readonly Status[] = ['CANCELLED', 'CANCELLED_BY_GUEST', 'NO_SHOW'];

export function isOnTimeline({ status }: Pick<Reservation, 'status'>): boolean {
  return !hidden.includes(status);
}

/** One item for each table that a party sits at; one in the unassigned lane without any. */
export function itemsOf(
  reservations: readonly Reservation[],
  { now, tables }: { now: Minute; tables: ReadonlySet<string> },
): TimelineItem[] {
  const shown = reservations.filter(isOnTimeline);
  const conflicts = conflictingWith(shown, now);
  const homeless = shown.filter((each) => !each.tables.some((table) => tables.has(table.id)));
  const lanes = lanesOf(homeless);
  return shown.flatMap((reservation) => {
    const rows = reservation.tables.map((table) => table.id).filter((id) => tables.has(id));
    const until = occupiedUntil(reservation, now);
    const overtime = minutesBetween(endOf(reservation), until);
    return (rows.length === 0 ? [unassigned] : rows).map((group) => ({
      id: `${reservation.id}@${group}`,
      group,
      start: toAxis(startOf(reservation)),
      end: toAxis(until),
      overtime,
      type: 'range',
      className: classOf(reservation, now, conflicts.has(`${reservation.id}@${group}`)),
      content: '',
      subgroup: lanes.get(reservation.id) ?? 0,
      editable: editableOf(reservation),
      reservation,
    }));
  });
}

/** No link, not draggable. A seated party may be stretched; the board holds its start (decisions §4). */
function editableOf(reservation: Reservation): TimelineItem['editable'] {
  const isMovable = hasLink(reservation, 'move');
  return {
    updateTime: isMovable,
    updateGroup: isMovable,
    remove: false,
  };
}

function classOf(reservation: Reservation, now: Minute, isConflict: boolean): string {
  const overlay = overlayOf(reservation, now);
  return [
    'party',
    `is-${reservation.status.toLowerCase().replaceAll('_', '-')}`,
    overlay && `is-${overlay}`,
    isConflict && 'is-conflict',
    reservation.locked && 'is-locked',
    reservation.tables.length > 1 && 'is-combined',
  ]
    .filter((part) => typeof part === 'string')
    .join(' ');
}
