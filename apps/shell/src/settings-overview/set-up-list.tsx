import type { SetUpItem } from '@stammtisch/contracts/slots/set-up';
import { useText } from '@stammtisch/i18n';
import { RouteLink } from '@stammtisch/remote-kit';
import { Circle, CircleCheck } from 'lucide-react';
import styles from './set-up-checklist.module.css';

/** What has to be set up, in the order in which guests wait for it. */
export function SetUpList({ items }: { items: readonly SetUpItem[] }) {
  const text = useText('shell');
  return (
    <ol className={styles.items}>
      {items.map(({ id, title, isDone, hint, to }) => (
        <li key={id} className={styles.item} data-done={isDone || undefined}>
          {isDone ? <CircleCheck aria-hidden size={20} /> : <Circle aria-hidden size={20} />}
          <span className={styles.words}>
            <RouteLink to={to} className={styles.link}>
              {title}
            </RouteLink>
            {isDone ? (
              <span className="visually-hidden">{text('set-up.is-done')}</span>
            ) : (
              <span className={styles.hint}>{hint}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
