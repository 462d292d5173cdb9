import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  kind?: 'plain' | 'warning' | 'danger' | 'success';
  title?: string | undefined;
  children?: ReactNode;
}

/** Says what happened and what to do, in place. */
export function Notice({ kind = 'plain', title, children }: NoticeProps) {
  return (
    <div className={styles['notice']} data-kind={kind} data-part="notice">
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </div>
  );
}
