import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One sentence: what is not here yet, or how it comes to be here. */
  children: ReactNode;
  icon?: ReactNode;
  /** One button. */
  action?: ReactNode;
  className?: string;
}

/** Nothing here yet: one sentence, one button. */
export function EmptyState({ children, icon, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}
