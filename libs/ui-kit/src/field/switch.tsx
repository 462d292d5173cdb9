import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import styles from './choice.module.css';

export interface SwitchProps {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  name?: string;
  className?: string;
}

/** On or off, at once. */
export function Switch({ children, className, ...props }: SwitchProps) {
  return (
    <AriaSwitch {...props} className={classNames(styles.choice, className)}>
      <span className={styles.track} aria-hidden>
        <span className={styles.thumb} />
      </span>
      <span className={styles.words}>{children}</span>
    </AriaSwitch>
  );
}
