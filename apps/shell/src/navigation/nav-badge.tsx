import { useHost } from '@stammtisch/remote-kit';
import { useSyncExternalStore } from 'react';
import styles from './nav-badge.module.css';

/** The number that a remote keeps published under a retained topic; nothing while it is zero. */
export function NavBadge({ topic }: { topic: string }) {
  const { counts } = useHost();
  const count = useSyncExternalStore(counts.subscribe, () => counts.read(topic));
  return count > 0 ? <span className={styles.badge}>{count}</span> : null;
}
