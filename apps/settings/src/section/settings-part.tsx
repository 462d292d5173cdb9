import { useId, type ReactNode } from 'react';
import styles from './settings-part.module.css';

export interface SettingsPartProps {
  title: string;
  /** What it is for, in one sentence. */
  lead?: ReactNode;
  /** Beside the title: a way to add one more. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, below their own heading. */
export function SettingsPart({ title, lead, actions, children }: SettingsPartProps) {
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {actions}
      </header>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
