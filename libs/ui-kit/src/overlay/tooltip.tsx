import type { ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components';
import { Kbd } from '../page/kbd.tsx';
import styles from './tooltip.module.css';

export interface TooltipProps {
  text: string;
  shortcut?: string;
  placement?: AriaTooltipProps['placement'];
  /** The control that it explains; it must take focus. */
  children: ReactElement;
}

/** A few words about a control, on hover and on focus. Never the only place of what matters. */
export function Tooltip({ text, shortcut, placement = 'bottom', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80}>
      {children}
      <AriaTooltip placement={placement} offset={6} className={styles.tooltip}>
        {text}
        {shortcut && <Kbd>{shortcut}</Kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
