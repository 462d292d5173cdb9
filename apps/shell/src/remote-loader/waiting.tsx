import { useText } from '@stammtisch/i18n';
import styles from './remote-failure.module.css';

/** The shape of a page to come; invisible for the first 200 ms, so that quick ones do not flash. */
export function Waiting() {
  const text = useText('shell');
  return (
    <div className={styles.waiting} role="status" aria-label={text('remote.loading')}>
      <div className={styles.bar} />
      <div className={styles.bar} />
      <div className={styles.bar} />
    </div>
  );
}
