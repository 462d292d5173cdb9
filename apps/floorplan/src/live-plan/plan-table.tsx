import type { TableReply } from '@stammtisch/contracts/room/room';
import type { Day } from '@stammtisch/domain/time/minute';
import { RouteLink, useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import type { CSSProperties } from 'react';
import { TableMark } from './table-mark.tsx';
import type { TableState } from './table-state.ts';
import { useTableWords } from './use-table-words.ts';
import styles from './plan-table.module.css';

export interface PlanTableProps {
  table: TableReply;
  state: TableState;
  day: Day;
  style: CSSProperties;
}

/** A table of the plan: leads to its party, or to a new reservation at it. */
export function PlanTable({ table, state, day, style }: PlanTableProps) {
  const text = useText('floorplan');
  const words = useTableWords(state);
  const sheet: Record<string, string> =
    state.kind === 'free'
      ? { sheet: 'new', table: table.id }
      : { sheet: 'details', reservation: state.party.id };
  const spoken = text('live-plan.table', {
    name: table.name,
    count: table.seats,
    state: words.spoken,
  });
  return (
    <li
      className={styles.table}
      style={style}
      data-kind={state.kind}
      data-shape={table.config?.shape ?? 'SQUARE'}
      title={spoken}
    >
      <RouteLink to="reservation.plan" search={{ date: day, ...sheet }} className={styles.link}>
        <VisuallyHidden>{spoken}</VisuallyHidden>
        <span className={styles.head} aria-hidden>
          <TableMark kind={state.kind} />
          <span className={styles.name}>{table.name}</span>
        </span>
        <span className={styles.state} aria-hidden>
          {words.short}
        </span>
        {words.guest === undefined ? null : (
          <span className={styles.guest} aria-hidden>
            {words.guest}
          </span>
        )}
      </RouteLink>
    </li>
  );
}
