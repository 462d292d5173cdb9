import type { ReactNode } from 'react';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { useText } from '@stammtisch/i18n';
import { Button } from '../action/button.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './failure-card.module.css';

export interface FailureCardProps {
  /** What happened, in a few words; left out, a general phrase stands there. */
  title?: string;
  /** What to do, or the problem's own sentence. */
  children?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  className?: string;
}

/** A part of the screen could not be loaded; everything else goes on. */
export function FailureCard({ title, children, onRetry, isRetrying, className }: FailureCardProps) {
  const text = useText('common');
  return (
    <section role="alert" className={classNames(styles.card, className)}>
      <TriangleAlert aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title ?? text('failed')}</p>
        {children && <div className={styles.detail}>{children}</div>}
      </div>
      {onRetry && (
        <Button onPress={onRetry} isPending={isRetrying} icon={<RotateCw aria-hidden />}>
          {text('retry')}
        </Button>
      )}
    </section>
  );
}
