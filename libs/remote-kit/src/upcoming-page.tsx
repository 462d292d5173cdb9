import styles from './upcoming-page.module.css';

export interface UpcomingPageProps {
  title: string;
  /** What will stand here. */
  lead: string;
  /** What holds until then. */
  now?: string;
}

/** A page that says honestly what it is going to be. */
export function UpcomingPage({ title, lead, now }: UpcomingPageProps) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {now === undefined ? null : <p className={styles.now}>{now}</p>}
    </article>
  );
}
