import { useText } from '@stammtisch/remote-kit';
import { Button, Dialog } from '@stammtisch/ui-kit';
import conflictStyles from '../reservation-form/conflict-dialog.module.css';
import type { GuestDifference, GuestField, GuestValues } from './guest-form-values.ts';

export interface GuestConflictDialogProps {
  differences: readonly GuestDifference[];
  onTakeTheirs: () => void;
  onOverwrite: () => void;
  /** Back to the form with everything as typed; also Escape and a press beside the dialog. */
  onBack: () => void;
}

const labels = {
  allowsNewsletter: 'guests.newsletter-yes',
  allowsDataStorage: 'guests.stores-data',
} as const satisfies Partial<Record<GuestField, string>>;

/** Somebody else saved first: field by field what they have and what stands here, and a choice. */
export function GuestConflictDialog(props: GuestConflictDialogProps) {
  const text = useText('reservations');
  const common = useText('common');
  const labelOf = (field: GuestField) =>
    text(field in labels ? labels[field as keyof typeof labels] : `guests.${field as 'name'}`);
  const show = (value: GuestValues[GuestField]) => {
    if (typeof value === 'boolean') return common(value ? 'yes' : 'no');
    return (typeof value === 'string' ? value : value.join(', ')) || '–';
  };
  return (
    <Dialog
      isOpen
      title={text('conflict.title')}
      confirmLabel={text('conflict.overwrite')}
      cancelLabel={text('conflict.back')}
      onConfirm={props.onOverwrite}
      onCancel={props.onBack}
    >
      {props.differences.length === 0 ? (
        <p>{text('conflict.other-only')}</p>
      ) : (
        <table className={conflictStyles.table}>
          <thead>
            <tr>
              <th scope="col">{text('conflict.field')}</th>
              <th scope="col">{text('conflict.theirs')}</th>
              <th scope="col">{text('conflict.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {props.differences.map(({ field, theirs, mine, isContested }) => (
              <tr key={field} data-contested={isContested || undefined}>
                <th scope="row">{labelOf(field)}</th>
                <td>{show(theirs[field])}</td>
                <td>{show(mine[field])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={conflictStyles.other}>
        <Button onPress={props.onTakeTheirs}>{text('conflict.take-theirs')}</Button>
      </p>
    </Dialog>
  );
}
