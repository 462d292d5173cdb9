import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import { Tooltip } from '../overlay/tooltip.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'children' | 'className' | 'style' | 'aria-label'
> {
  /** What it does, for the tooltip and for screen readers. */
  label: string;
  children: ReactNode;
  variant?: 'quiet' | 'secondary' | 'primary';
  /** The key that does the same, shown in the tooltip. */
  shortcut?: string;
  /** Leaves out the tooltip, where one would cover what it explains. */
  hasTooltip?: boolean;
  className?: string;
}

/** A button that is only an icon: square, named, with a tooltip. */
export function IconButton({
  label,
  children,
  variant = 'quiet',
  shortcut,
  hasTooltip = true,
  className,
  ...props
}: IconButtonProps) {
  const button = (
    <AriaButton
      {...props}
      aria-label={label}
      className={classNames(styles.button, styles[variant], className)}
    >
      {children}
    </AriaButton>
  );
  if (!hasTooltip) return button;
  return (
    <Tooltip text={label} shortcut={shortcut}>
      {button}
    </Tooltip>
  );
}
