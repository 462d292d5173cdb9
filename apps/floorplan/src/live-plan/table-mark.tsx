import type { TableKind } from '@stammtisch/domain/table/table-state';
import { Armchair, CalendarCheck, ClockAlert, DoorOpen, Timer, TriangleAlert } from 'lucide-react';
import styles from './table-mark.module.css';

const icons = {
  reserved: CalendarCheck,
  late: ClockAlert,
  seated: Armchair,
  overtime: Timer,
  conflict: TriangleAlert,
  left: DoorOpen,
} as const;

/** The sign of a table's state: each has its own shape, so that it is told apart without colour. */
export function TableMark({ kind }: { kind: TableKind }) {
  if (kind === 'free') return <span className={styles.free} aria-hidden />;
  const Icon = icons[kind];
  return <Icon className={styles.mark} data-kind={kind} aria-hidden />;
}
