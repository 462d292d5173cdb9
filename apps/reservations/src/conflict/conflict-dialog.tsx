import { useText } from '@stammtisch/remote-kit';
import { Button, Dialog } from '@stammtisch/ui-kit';
import type { ReactNode } from 'react';
import styles from './conflict-dialog.module.css';

/** A field in which the two versions differ, in the reader's words. */
export interface ConflictRow {
  field: string;
  label: string;
  theirs: string;
  mine: string;
  /** Both changed it. */
  isContested: boolean;
}

export interface ConflictChoices {
  onTakeTheirs: () => void;
  onOverwrite: () => void;
  /** Back to the form with everything as typed; also Escape and a press beside the dialog. */
  onBack: () => void;
}

export interface ConflictDialogProps extends ConflictChoices {
  rows: readonly ConflictRow[];
  /** Where there is no form to go back to. */
  backLabel?: string;
  /** What comes before the comparison. */
  children?: ReactNode;
}

/** Somebody else saved first: field by field what they have and what stands here, and a choice. */
export function ConflictDialog({ rows, backLabel, children, ...choices }: ConflictDialogProps) {
  const text = useText('reservations');
  return (
    <Dialog
      isOpen
      title={text('conflict.title')}
      confirmLabel={text('conflict.overwrite')}
      cancelLabel={backLabel ?? text('conflict.back')}
      onConfirm={choices.onOverwrite}
      onCancel={choices.onBack}
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
      <p className={styles.other}>
        <Button onPress={choices.onTakeTheirs}>{text('conflict.take-theirs')}</Button>
      </p>
    </Dialog>
  );
}
