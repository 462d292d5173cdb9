import { minuteAt, minutesBetween, type Day } from '@stammtisch/domain/time/minute';
import type { Status } from '@stammtisch/domain/reservation/status';
import { endOf, startOf, type Reservation } from '../../book/reservation.ts';
import { unassigned, type TimelineGroup } from '../groups.ts';
import { isOnTimeline } from '../items.ts';

/** Width of a day in the units of its picture; a row is one unit high. */
export const dayWidth = 1_000;

/**
 * A day's parties as one path for each status: a week of a large house is a few dozen shapes instead
 * of thousands of elements. `span` is in minutes since the day's midnight.
 */
export function weekBars(
  reservations: readonly Reservation[],
  given: { day: Day; groups: readonly TimelineGroup[]; span: { from: number; to: number } },
): Map<Status, string> {
  const { day, groups, span } = given;
  const rows = new Map(groups.map(({ id }, row) => [id, row]));
  const first = minuteAt(day, span.from);
  const scale = dayWidth / (span.to - span.from);
  const paths = new Map<Status, string>();
  for (const each of reservations.filter(isOnTimeline)) {
    const places = each.tables.length === 0 ? [unassigned] : each.tables.map(({ id }) => id);
    const left = Math.max(0, minutesBetween(first, startOf(each)) * scale);
    const right = Math.min(dayWidth, minutesBetween(first, endOf(each)) * scale);
    for (const place of places) {
      const row = rows.get(place);
      if (row === undefined || right <= left) continue;
      const bar = `M${left.toFixed(1)} ${row + 0.18}H${(right - 4).toFixed(1)}V${row + 0.82}H${left.toFixed(1)}Z`;
      paths.set(each.status, (paths.get(each.status) ?? '') + bar);
    }
  }
  return paths;
}
