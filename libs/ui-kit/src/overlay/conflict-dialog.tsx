import { useText } from '@stammtisch/i18n';
import type { ReactNode } from 'react';
import { Button } from '../action/button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './conflict-dialog.module.css';

/** A field in which the two versions differ, in the reader's words. */
export interface ConflictRow {
  field: string;
  label: string;
  theirs: ReactNode;
  mine: ReactNode;
  /** Both changed it. */
  isContested: boolean;
}

export interface ConflictChoices {
  onTakeTheirs: () => void;
  onOverwrite: () => void;
  /**
   * Back to the form with everything as typed; also Escape and a press beside the dialog. Where nothing
   * is kept to go back to, these take theirs.
   */
  onBack?: () => void;
}

export interface ConflictDialogProps extends ConflictChoices {
  rows: readonly ConflictRow[];
  /** Where it is no form that one goes back to. */
  backLabel?: string;
  /** What comes before the comparison. */
  children?: ReactNode;
}

/** Somebody else saved first: field by field what they have and what stands here, and a choice. */
export function ConflictDialog({
  rows,
  backLabel,
  children,
  onTakeTheirs,
  onOverwrite,
  onBack,
}: ConflictDialogProps) {
  const text = useText('common');
  return (
    <Dialog
      isOpen
      title={text('conflict.title')}
      confirmLabel={text('conflict.overwrite')}
      cancelLabel={onBack ? (backLabel ?? text('conflict.back')) : text('conflict.take-theirs')}
      onConfirm={onOverwrite}
      onCancel={onBack ?? onTakeTheirs}
    >
      {children}
      {rows.length === 0 ? (
        <p>{text('conflict.other-only')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('conflict.field')}</th>
              <th scope="col">{text('conflict.theirs')}</th>
              <th scope="col">{text('conflict.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, label, theirs, mine, isContested }) => (
              <tr key={field} data-contested={isContested || undefined}>
                <th scope="row">{label}</th>
                <td>{theirs}</td>
                <td>{mine}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {onBack && (
        <p className={styles.other}>
          <Button onPress={onTakeTheirs}>{text('conflict.take-theirs')}</Button>
        </p>
      )}
    </Dialog>
  );
}
