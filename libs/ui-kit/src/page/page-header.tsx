import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: string;
  /** One line below the title: a date, a count. */
  subtitle?: ReactNode;
  /** Before the title: a way back. */
  leading?: ReactNode;
  /** The page's actions; the main one last. */
  actions?: ReactNode;
  className?: string;
}

/** The head of a page, with its only first-level heading. */
export function PageHeader({ title, subtitle, leading, actions, className }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, className)}>
      {leading}
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
