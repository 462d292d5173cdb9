import { useText } from '@stammtisch/i18n';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { classNames } from '../theme/class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** How many rows will probably come. */
  rows?: number;
  /** Row: a line of a list, as high as the density says. Text: a line of words. Block: a panel. */
  shape?: 'row' | 'text' | 'block';
  className?: string;
}

/** Holds the place of what is loading. It becomes visible after 200 ms, so fast loads never flash. */
export function Skeleton({ rows = 3, shape = 'row', className }: SkeletonProps) {
  const text = useText('common');
  return (
    <output className={classNames(styles.skeleton, className)}>
      <VisuallyHidden>{text('loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={classNames(styles.bar, styles[shape])} aria-hidden />
      ))}
    </output>
  );
}
