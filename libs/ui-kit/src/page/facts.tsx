import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** What is known of somebody or something, word and value in two columns. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** One fact; one that is not known takes no space. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '' || children === false || children === null) return null;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
