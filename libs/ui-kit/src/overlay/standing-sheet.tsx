import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SheetFrame, type SheetFrameProps } from './sheet-frame.tsx';
import styles from './side-sheet.module.css';

/** A sheet that leaves the page behind it usable: not modal, but focus goes in and comes back. */
export function StandingSheet(frame: Omit<SheetFrameProps, 'titleSlot' | 'titleId'>) {
  const titleId = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  // Read while drawing: in an effect the focus may already be inside
  const [opener] = useState(() => document.activeElement);

  useEffect(() => {
    const element = sheet.current;
    if (element && !element.contains(document.activeElement)) element.focus();
    return () => {
      const isFocusLost = document.activeElement === document.body;
      if (isFocusLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [opener]);

  return createPortal(
    <dialog
      open
      ref={sheet}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.standing}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) frame.onClose();
      }}
    >
      <SheetFrame {...frame} titleId={titleId} />
    </dialog>,
    document.body,
  );
}
