import { useId, type ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './panel.module.css';

export interface PanelProps {
  title: string;
  children: ReactNode;
  /** Beside the title: how things stand. */
  state?: ReactNode;
  /** At the foot: where to go from here. */
  actions?: ReactNode;
  className?: string;
}

/** One thing of several that stand side by side, with its own second-level heading. */
export function Panel({ title, children, state, actions, className }: PanelProps) {
  const heading = useId();
  return (
    <article className={classNames(styles.panel, className)} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {state && <span className={styles.state}>{state}</span>}
      </header>
      <div className={styles.words}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </article>
  );
}
