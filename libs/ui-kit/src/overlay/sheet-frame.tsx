import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components';
import { X } from 'lucide-react';
import { useText } from '@stammtisch/i18n';
import { IconButton } from '../action/icon-button.tsx';
import { Foot } from './foot.tsx';
import styles from './sheet-frame.module.css';

export interface SheetFrameProps {
  title: string;
  subtitle?: ReactNode;
  /** Icon buttons beside the close button. */
  actions?: ReactNode;
  /** Stays in sight below the scrolling content: save, discard. */
  footer?: ReactNode;
  children: ReactNode;
  onClose: () => void;
  titleId?: string;
  titleSlot?: string;
}

/** Head, scrolling body and standing foot of a sheet. */
export function SheetFrame(props: SheetFrameProps) {
  const text = useText('common');
  return (
    <div className={styles.frame}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} slot={props.titleSlot} id={props.titleId} className={styles.title}>
            {props.title}
          </Heading>
          {props.subtitle && <div className={styles.subtitle}>{props.subtitle}</div>}
        </div>
        {props.actions}
        <IconButton label={text('close')} onPress={props.onClose} shortcut="Esc">
          <X aria-hidden />
        </IconButton>
      </div>
      <div className={styles.body}>{props.children}</div>
      {props.footer && <Foot className={styles.foot}>{props.footer}</Foot>}
    </div>
  );
}
