import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useIsNarrow } from '../theme/use-media-query.ts';
import { SheetFrame, type SheetFrameProps } from './sheet-frame.tsx';
import { StandingSheet } from './standing-sheet.tsx';
import styles from './side-sheet.module.css';

export interface SideSheetProps extends Omit<SheetFrameProps, 'titleSlot'> {
  isOpen: boolean;
  /**
   * Whether the page behind can still be used: the day stays in view and in reach. On a narrow
   * screen the sheet covers the page and always asks for all attention.
   */
  isPageUsable?: boolean;
  children: ReactNode;
}

/** Details beside the page: from the right, on a narrow screen from below. Escape closes it. */
export function SideSheet({ isOpen, isPageUsable = false, ...frame }: SideSheetProps) {
  const isNarrow = useIsNarrow();
  if (isPageUsable && !isNarrow) return isOpen ? <StandingSheet {...frame} /> : null;
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) frame.onClose();
      }}
      className={styles.overlay}
    >
      <Modal className={styles.sheet}>
        <Dialog className={styles.dialog}>
          <SheetFrame {...frame} titleSlot="title" />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
