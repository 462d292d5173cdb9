import { useText } from '@stammtisch/i18n';
import styles from './remote-failure.module.css';

/** The shape of a page to come; invisible for the first 200 ms, so that quick ones do not flash. */
export function Waiting() {
  const text = useText('shell');
  return (
    <output className={styles.waiting} aria-label={text('remote.loading')}>
      <span className={styles.bar} />
      <span className={styles.bar} />
      <span className={styles.bar} />
    </output>
  );
}
