import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { useMemo } from 'react';
import type { Reservation } from '../book/reservation.ts';
import type { TimelineGroup } from './groups.ts';
import { itemWords } from './item-words.ts';
import type { TimelineItem } from './items.ts';
import styles from './timeline-grid.module.css';

export interface TimelineGridProps {
  groups: readonly TimelineGroup[];
  items: readonly TimelineItem[];
  onFocus: (reservation: Reservation) => void;
  onOpen: (reservation: Reservation) => void;
}

/**
 * The same parties as buttons, table by table: vis-timeline has neither roles nor focus. Enter opens
 * the details, where time and table can be changed without a drag (WCAG 2.5.7).
 */
export function TimelineGrid({ groups, items, onFocus, onOpen }: TimelineGridProps) {
  const text = useText('reservations');
  const common = useText('common');
  const formats = useFormats();
  const rows = useMemo(() => rowsOf(groups, items), [groups, items]);
  return (
    <section className={styles.grid} aria-label={text('timeline.grid')}>
      {rows.map(({ group, parties }) => (
        <section key={group.id} aria-label={nameOf(group)}>
          <h3>{nameOf(group)}</h3>
          <ul>
            {parties.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  onFocus={() => onFocus(item.reservation)}
                  onClick={() => onOpen(item.reservation)}
                >
                  {itemWords(item.reservation, { text, common, formats })}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );

  function nameOf(group: TimelineGroup): string {
    if (group.kind === 'unassigned') return text('timeline.unassigned');
    if (group.kind === 'room') return group.name;
    const seats = text('timeline.seats', { count: group.seats });
    return `${common('table')} ${group.name}, ${group.room}, ${seats}`;
  }
}

function rowsOf(groups: readonly TimelineGroup[], items: readonly TimelineItem[]) {
  const byGroup = Map.groupBy(items, (item) => item.group);
  return groups
    .map((group) => ({
      group,
      parties: (byGroup.get(group.id) ?? []).toSorted((a, b) => +a.start - +b.start),
    }))
    .filter(({ parties }) => parties.length > 0);
}
