import { useText } from '@stammtisch/i18n';
import { classNames } from '../theme/class-names.ts';
import type { Status } from '@stammtisch/domain/reservation/status';
import { statusLooks } from './status-look.ts';
import styles from './status-badge.module.css';

export interface StatusBadgeProps {
  status: Status;
  /** Only the icon is seen; the word stays for screen readers and as a hint. */
  isIconOnly?: boolean;
  className?: string;
}

/** A reservation's status: always icon, word and colour together. */
export function StatusBadge({ status, isIconOnly = false, className }: StatusBadgeProps) {
  const text = useText('common');
  const { icon: Icon, shape } = statusLooks[status];
  const word = text(`status.${status}`);
  return (
    <span
      data-status={status}
      title={isIconOnly ? word : undefined}
      className={classNames(styles.badge, styles[shape], isIconOnly && styles.iconOnly, className)}
    >
      <Icon aria-hidden />
      <span className={styles.word}>{word}</span>
    </span>
  );
}
