import type { ReactNode } from 'react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastBody,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useText } from '@stammtisch/i18n';
import { classNames } from '../theme/class-names.ts';
import type { MessageTone } from './message-log.ts';
import { toastQueue } from './toast.ts';
import styles from './toasts.module.css';

const icons: Record<MessageTone, ReactNode> = {
  success: <CircleCheck aria-hidden />,
  error: <CircleAlert aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  info: <Info aria-hidden />,
};

/** The place where toasts appear; once, in the shell. F6 goes there by keyboard. */
export function Toasts() {
  const text = useText('common');
  return (
    <ToastRegion queue={toastQueue} aria-label={text('messages')} className={styles.region}>
      {({ toast }) => (
        <Toast toast={toast} className={classNames(styles.toast, styles[toast.content.tone])}>
          {icons[toast.content.tone]}
          <ToastBody className={styles.words}>
            <Text slot="title">{toast.content.text}</Text>
          </ToastBody>
          {toast.content.action && (
            <Button
              className={styles.action}
              onPress={() => {
                toast.content.action?.onPress();
                toastQueue.close(toast.key);
              }}
            >
              {toast.content.action.label ?? text('undo')}
            </Button>
          )}
          <Button slot="close" aria-label={text('dismissMessage')} className={styles.close}>
            <X aria-hidden />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}
