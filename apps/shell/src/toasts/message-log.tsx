import { useFormats, useText } from '@stammtisch/i18n';
import { useRestaurant } from '@stammtisch/remote-kit';
import { useMessageLog } from '@stammtisch/ui-kit/feedback/message-log';
import styles from './message-log.module.css';

/** What was said since the page was opened, for those who looked away. */
export function MessageLog() {
  const text = useText('shell');
  const formats = useFormats();
  const { timeZone } = useRestaurant();
  const log = useMessageLog();
  return (
    <details className={styles.log}>
      <summary>
        {text('messages.title')} ({log.length})
      </summary>
      {log.length === 0 ? <p className={styles.empty}>{text('messages.empty')}</p> : null}
      <ol className={styles.list}>
        {log.map((notice) => (
          <li key={notice.id} className={styles.line}>
            <time>{formats.clock(notice.at, timeZone)}</time>
            <span>{notice.text}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
