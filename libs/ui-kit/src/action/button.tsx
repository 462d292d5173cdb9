import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { useText } from '@stammtisch/i18n';
import { classNames } from '../theme/class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { useQuietDeparture } from './use-quiet-departure.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** Words only: a picture beside them is the `icon`. */
  children: string;
  /** One primary button a screen: the main action. */
  variant?: ButtonVariant;
  icon?: ReactNode;
  /** Takes the whole width of its place, as in sheets on a phone. */
  isWide?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  className?: string;
}

/** A button with words; while pending it keeps its width and cannot be pressed. */
export function Button({
  children,
  variant = 'secondary',
  icon,
  isWide = false,
  buttonRef,
  className,
  ...props
}: ButtonProps) {
  const text = useText('common');
  useQuietDeparture(props.isPending ?? false);
  return (
    <AriaButton
      {...props}
      ref={buttonRef}
      className={classNames(styles.button, styles[variant], isWide && styles.wide, className)}
    >
      {({ isPending }) => (
        <>
          <span className={classNames(styles.content, isPending && styles.covered)}>
            {icon}
            <span>{children}</span>
          </span>
          {isPending && <Spinner className={styles.spinner} label={text('pending')} />}
        </>
      )}
    </AriaButton>
  );
}
