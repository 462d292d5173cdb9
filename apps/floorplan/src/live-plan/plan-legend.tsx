import type { TableReply } from '@stammtisch/contracts/room/room';
import type { TableKind, TableState } from '@stammtisch/domain/table/table-state';
import { useText } from '@stammtisch/remote-kit';
import { TableMark } from './table-mark.tsx';
import styles from './plan-legend.module.css';

export interface PlanLegendProps {
  tables: readonly TableReply[];
  states: ReadonlyMap<string, TableState>;
}

const kinds: readonly TableKind[] = [
  'conflict',
  'late',
  'overtime',
  'seated',
  'reserved',
  'free',
  'left',
];

/** How many tables stand how; the signs are those of the plan. */
export function PlanLegend({ tables, states }: PlanLegendProps) {
  const text = useText('floorplan');
  const counts = Map.groupBy(tables, ({ id }) => states.get(id)?.kind ?? 'free');
  return (
    <ul className={styles.legend} aria-label={text('live-plan.legend')}>
      {kinds
        .map((kind) => ({ kind, count: counts.get(kind)?.length ?? 0 }))
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <li key={kind} className={styles.entry}>
            <TableMark kind={kind} />
            {text(`live-plan.count-${kind}`, { count })}
          </li>
        ))}
    </ul>
  );
}
