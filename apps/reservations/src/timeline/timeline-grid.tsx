import { useText } from '@stammtisch/remote-kit';
import {
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import type { Reservation } from '../book/reservation.ts';
import type { CarryStep } from './carry.ts';
import { neighbourOf } from './grid-keys.ts';
import { GridRow } from './grid-row.tsx';
import type { TimelineGroup } from './groups.ts';
import type { TimelineItem } from './items.ts';
import styles from './timeline-grid.module.css';
import type { KeyCarry } from './use-carry.ts';

export interface TimelineGridProps {
  groups: readonly TimelineGroup[];
  folded: ReadonlySet<string>;
  items: readonly TimelineItem[];
  carry: KeyCarry;
  /** Undefined when the focus leaves. */
  onFocus: (item: TimelineItem | undefined) => void;
  onFold: (roomId: string) => void;
  onOpen: (reservation: Reservation) => void;
  onStretch: (reservation: Reservation) => void;
  onZoom: (direction: 'in' | 'out') => void;
}

const none: readonly TimelineItem[] = [];

/**
 * The same parties as a grid for keys and screen readers, which vis-timeline knows nothing of: one
 * stop for Tab, arrows within. The board shows where the focus is. It is filled after the board's
 * first picture.
 */
export function TimelineGrid(props: TimelineGridProps) {
  const { groups, folded, carry, onFocus } = props;
  const text = useText('reservations');
  const items = useDeferredValue(props.items, none);
  const keys = useId();
  const grid = useRef<HTMLTableElement>(null);
  const focused = useRef<TimelineItem>(undefined);
  const [active, setActive] = useState<string>();

  const byGroup = useMemo(() => {
    const sorted = items.toSorted((first, second) => +first.start - +second.start);
    return Map.groupBy(sorted, (item) => item.group);
  }, [items]);
  const first = groups.find(({ id }) => byGroup.has(id));
  const isThere = active !== undefined && items.some(({ id }) => id === active);
  const stop = isThere ? active : first && byGroup.get(first.id)?.[0]?.id;

  // A party that went to another table takes the focus along.
  useEffect(() => {
    const was = focused.current;
    if (was === undefined || items.some(({ id }) => id === was.id)) return;
    const now = items.find(({ reservation }) => reservation.id === was.reservation.id);
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${now?.id}"]`);
    if (now && document.activeElement === document.body) cell?.focus();
  }, [items]);

  const itemOf = (cell: HTMLElement) => items.find(({ id }) => id === cell.dataset['cell']);

  const press = (event: KeyboardEvent<HTMLTableElement>) => {
    const cell = event.target instanceof HTMLElement && event.target.closest('[data-cell]');
    if (!(cell instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const item = itemOf(cell);
    const isDone = carry.preview ? carryKey(event) : item ? partyKey(event.key, item) : false;
    const next = isDone || carry.preview ? undefined : neighbourOf(cell, event.key);
    next?.focus();
    if (isDone || next) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  const carryKey = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const step = (shiftKey ? stretchSteps : moveSteps)[key];
    if (step) carry.step(step);
    else if (key === 'Enter' || key === 'm' || key === 'M') carry.putDown();
    else if (key === 'Escape') carry.cancel();
    else if (key === 'Tab') {
      carry.cancel();
      return false;
    } else return false;
    return true;
  };

  const partyKey = (key: string, item: TimelineItem): boolean => {
    if (key === 'Enter' || key === ' ') props.onOpen(item.reservation);
    else if (key === 'm' || key === 'M') carry.pickUp(item.reservation, item.group);
    else if (key === 'd' || key === 'D') props.onStretch(item.reservation);
    else if (key === '+' || key === '-') props.onZoom(key === '+' ? 'in' : 'out');
    else return false;
    return true;
  };

  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's grid is a table that is steered
      role="grid"
      className={styles.grid}
      aria-label={text('timeline.grid')}
      aria-describedby={keys}
      onKeyDown={press}
      onClick={({ target }) => {
        // A screen reader's own way to press a cell.
        const item = target instanceof HTMLElement ? itemOf(target) : undefined;
        if (item) props.onOpen(item.reservation);
      }}
      onFocus={({ target }) => {
        const item = itemOf(target);
        focused.current = item;
        if (item) setActive(item.id);
        onFocus(item);
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget === null) return;
        focused.current = undefined;
        if (!grid.current?.contains(relatedTarget)) onFocus(undefined);
      }}
    >
      <caption id={keys}>{text('timeline.keys')}</caption>
      <tbody>
        {groups.map((group) => (
          <GridRow
            key={group.id}
            group={group}
            isFolded={folded.has(group.id)}
            parties={byGroup.get(group.id) ?? none}
            stop={stop !== undefined && stop.endsWith(`@${group.id}`) ? stop : undefined}
            onFold={props.onFold}
          />
        ))}
      </tbody>
    </table>
  );
}

const moveSteps: Partial<Record<string, CarryStep>> = {
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const stretchSteps: Partial<Record<string, CarryStep>> = {
  ArrowLeft: 'shorter',
  ArrowRight: 'longer',
};
