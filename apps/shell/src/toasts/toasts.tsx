import { useText } from '@stammtisch/i18n';
import { useNotices } from './notices.ts';
import { Toast } from './toast.tsx';
import styles from './toasts.module.css';

/** The messages of the moment; a screen reader hears each one. */
export function Toasts() {
  const text = useText('shell');
  const shown = useNotices((state) => state.shown);
  return (
    <section aria-label={text('messages.title')} aria-live="polite" className={styles.region}>
      <ol className={styles.list}>
        {shown.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </ol>
    </section>
  );
}
