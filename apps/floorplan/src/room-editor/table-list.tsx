import { useText } from '@stammtisch/remote-kit';
import { useRef, type KeyboardEvent } from 'react';
import type { PlanTable } from '../plan/plan-table.ts';
import styles from './table-list.module.css';

export interface TableListProps {
  tables: readonly PlanTable[];
  selection: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  /** To the plan, where the arrow keys move what is chosen: Enter. */
  onEnterPlan: () => void;
}

/** The plan in words: every table of the room, chosen by arrow keys, Shift and Space. */
export function TableList({ tables, selection, onSelect, onEnterPlan }: TableListProps) {
  const text = useText('floorplan');
  const list = useRef<HTMLUListElement>(null);
  const current = tables.findLast(({ id }) => selection.has(id)) ?? tables[0];

  const go = (index: number, isAdding: boolean) => {
    const table = tables[Math.min(Math.max(index, 0), tables.length - 1)];
    if (!table) return;
    onSelect(new Set(isAdding ? [...selection, table.id] : [table.id]));
    list.current?.querySelectorAll('button')[tables.indexOf(table)]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const steps: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: tables.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) go(to, event.shiftKey);
    else if (event.key === 'Enter') onEnterPlan();
    else if (event.key === ' ') toggle(index, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const toggle = (index: number, isAdding: boolean) => {
    const id = tables[index]?.id;
    if (id === undefined) return;
    const next = new Set(isAdding ? selection : []);
    if (isAdding && selection.has(id)) next.delete(id);
    else next.add(id);
    onSelect(next);
  };

  return (
    <ul ref={list} aria-label={text('room-editor.list')} className={styles.list}>
      {tables.map((table, index) => (
        <li key={table.id}>
          <button
            type="button"
            aria-pressed={selection.has(table.id)}
            tabIndex={table.id === current?.id ? 0 : -1}
            className={styles.table}
            onClick={(event) => toggle(index, event.shiftKey || event.ctrlKey || event.metaKey)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <span className={styles.shape} data-shape={table.shape} aria-hidden />
            <span className={styles.name}>{table.name}</span>
            <span className={styles.seats}>
              {table.seats === 0
                ? text('room-editor.no-seats')
                : text('room-editor.seats-of', { count: table.seats })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
