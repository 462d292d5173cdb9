import { useText } from '@stammtisch/i18n';
import buttons from '../frame/plain-button.module.css';
import styles from './remote-failure.module.css';

export interface RemoteFailureProps {
  /** What could not be opened, in the reader's words. */
  remote: string;
  /** `failed`: its files did not come. `crashed`: it threw while it drew. */
  reason: 'failed' | 'crashed';
  onRetry: () => void;
}

export function RemoteFailure({ remote, reason, onRetry }: RemoteFailureProps) {
  const text = useText('shell');
  return (
    <div className={styles.failure} role="alert" data-remote-failure={reason}>
      <h1 className={styles.title}>{text(`remote.${reason}`, { remote })}</h1>
      <p>{text(`remote.${reason}-hint`)}</p>
      <button type="button" className={buttons.primary} onClick={onRetry}>
        {text('remote.retry')}
      </button>
    </div>
  );
}
