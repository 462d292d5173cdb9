import type { RoomReply } from '@stammtisch/contracts/room/room';
import { useText } from '@stammtisch/remote-kit';
import { TableMark } from './table-mark.tsx';
import type { TableKind, TableState } from './table-state.ts';
import styles from './plan-legend.module.css';

export interface PlanLegendProps {
  rooms: readonly RoomReply[];
  states: ReadonlyMap<string, TableState>;
}

const kinds: readonly TableKind[] = ['seated', 'reserved', 'free', 'left'];

/** How many tables stand how; the signs are those of the plan. */
export function PlanLegend({ rooms, states }: PlanLegendProps) {
  const text = useText('floorplan');
  const tables = rooms.flatMap((room) => room.tables).filter(({ seats }) => seats > 0);
  const counts = Map.groupBy(tables, ({ id }) => states.get(id)?.kind ?? 'free');
  return (
    <ul className={styles.legend}>
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
