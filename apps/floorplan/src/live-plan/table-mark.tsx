import { statusLooks } from '@stammtisch/ui-kit';
import type { TableKind } from './table-state.ts';
import styles from './table-mark.module.css';

const looks = {
  reserved: statusLooks.CONFIRMED,
  seated: statusLooks.SEATED,
  left: statusLooks.CLOSED,
} as const;

/** The sign of a table's state: each has its own shape, so that it is told apart without colour. */
export function TableMark({ kind }: { kind: TableKind }) {
  if (kind === 'free') return <span className={styles.free} aria-hidden />;
  const { icon: Icon, color } = looks[kind];
  return <Icon className={styles.mark} style={{ color: `var(${color})` }} aria-hidden />;
}
