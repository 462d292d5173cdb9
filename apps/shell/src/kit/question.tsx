import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './question.module.css';

export interface QuestionProps {
  title: string;
  children: ReactNode;
  /** Escape, and a click beside the dialog. */
  onDismiss: () => void;
}

/** A modal dialog; the browser itself keeps the focus inside and gives it back afterwards. */
export function Question({ title, children, onDismiss }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
    >
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
