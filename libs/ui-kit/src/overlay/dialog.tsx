import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useText } from '@stammtisch/i18n';
import { Button } from '../action/button.tsx';
import { Foot } from './foot.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  isOpen: boolean;
  /** The question. */
  title: string;
  /** What follows from yes; may hold fields. */
  children?: ReactNode;
  /** The answer as a verb: "Verschieben", "Löschen". */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'normal' | 'danger';
  isPending?: boolean;
  isConfirmDisabled?: boolean;
  onConfirm: () => void;
  /** Also Escape and a press beside the dialog: leaving a question is saying no. */
  onCancel: () => void;
}

/** Enter answers yes, but never to what destroys something. */
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus();
}

/** A question that has to be answered before anything goes on. Details belong in a SideSheet. */
export function Dialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'normal',
  isPending,
  isConfirmDisabled,
  onConfirm,
  onCancel,
}: DialogProps) {
  const text = useText('common');
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      className={styles.overlay}
    >
      <Modal className={styles.modal}>
        <AriaDialog role="alertdialog" className={styles.dialog}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              if (!isPending && !isConfirmDisabled) onConfirm();
            }}
          >
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            {children && <div className={styles.body}>{children}</div>}
            <Foot className={styles.actions}>
              <Button onPress={onCancel}>{cancelLabel ?? text('cancel')}</Button>
              <Button
                type="submit"
                variant={tone === 'danger' ? 'danger' : 'primary'}
                isPending={isPending}
                isDisabled={isConfirmDisabled}
                buttonRef={tone === 'danger' ? undefined : takeFocus}
              >
                {confirmLabel}
              </Button>
            </Foot>
          </form>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
