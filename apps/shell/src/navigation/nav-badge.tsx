import { useHost } from '@stammtisch/remote-kit';
import { useSyncExternalStore } from 'react';
import styles from './nav-badge.module.css';

export interface NavBadgeProps {
  topic: string;
  /** At the icon’s corner, where no words stand beside it. */
  isOnIcon: boolean;
}

/** The number that a remote keeps published under a retained topic; nothing while it is zero. */
export function NavBadge({ topic, isOnIcon }: NavBadgeProps) {
  const { counts } = useHost();
  const count = useSyncExternalStore(counts.subscribe, () => counts.read(topic));
  if (count === 0) return null;
  return (
    <span className={isOnIcon ? `${styles.badge} ${styles.onIcon}` : styles.badge}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
