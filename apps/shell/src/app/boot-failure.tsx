import { useText } from '@stammtisch/i18n';
import buttons from '../frame/plain-button.module.css';
import styles from '../login/login.module.css';

/** Shown when not even the registry or the entry document can be read. */
export function BootFailure({ onRetry }: { onRetry: () => void }) {
  const text = useText('shell');
  return (
    <main className={styles.page} id="content">
      <div className={styles.card} role="alert">
        <h1 className={styles.title}>{text('boot.failed')}</h1>
        <p>{text('boot.failed-hint')}</p>
        <button type="button" className={buttons.primary} onClick={onRetry}>
          {text('remote.retry')}
        </button>
      </div>
    </main>
  );
}
