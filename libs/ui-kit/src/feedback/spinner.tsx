import { classNames } from '../theme/class-names.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is going on, for screen readers. */
  label: string;
  className?: string;
}

/** Something is being done that the user has just asked for. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <output className={classNames(styles.spinner, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
