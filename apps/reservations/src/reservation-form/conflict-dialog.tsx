import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Button, Dialog } from '@stammtisch/ui-kit';
import type { ComparedField, Difference } from './conflict.ts';
import type { FormValues } from './form-values.ts';
import styles from './conflict-dialog.module.css';

export interface ConflictDialogProps {
  differences: readonly Difference[];
  nameOfTable: (id: string) => string;
  onTakeTheirs: () => void;
  onOverwrite: () => void;
  /** Back to the form with everything as typed; also Escape and a press beside the dialog. */
  onBack: () => void;
}

/** Somebody else saved first: field by field what they have and what stands here, and a choice. */
export function ConflictDialog(props: ConflictDialogProps) {
  const text = useText('reservations');
  const show = useShownValue(props.nameOfTable);
  return (
    <Dialog
      isOpen
      title={text('conflict.title')}
      confirmLabel={text('conflict.overwrite')}
      cancelLabel={text('conflict.back')}
      onConfirm={props.onOverwrite}
      onCancel={props.onBack}
    >
      <p>{text('conflict.why')}</p>
      {props.differences.length === 0 ? (
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
            {props.differences.map(({ field, theirs, mine, isContested }) => (
              <tr key={field} data-contested={isContested || undefined}>
                <th scope="row">{text(`conflict.${field}`)}</th>
                <td>{show(field, theirs)}</td>
                <td>{show(field, mine)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.other}>
        <Button onPress={props.onTakeTheirs}>{text('conflict.take-theirs')}</Button>
      </p>
    </Dialog>
  );
}

function useShownValue(nameOfTable: (id: string) => string) {
  const text = useText('reservations');
  const common = useText('common');
  const formats = useFormats();
  return (field: ComparedField, values: FormValues): string => {
    switch (field) {
      case 'party':
        return formats.persons(
          values.personsFrom,
          values.isRange ? values.personsTo : values.personsFrom,
        );
      case 'date':
        return formats.date(values.date);
      case 'duration':
        return formats.duration(values.duration);
      case 'guest':
        return [values.forename, values.lastname].filter((part) => part !== '').join(' ');
      case 'tables':
        if (values.tables === 'auto') return text('form.auto');
        return values.tables.map(nameOfTable).join(' + ') || text('form.no-table');
      case 'tags':
        return values.tags.join(', ') || '–';
      case 'locked':
        return common(values.locked ? 'yes' : 'no');
      case 'time':
      case 'comment':
      case 'onlineComment':
      case 'internalComment':
        return values[field] || '–';
    }
  };
}
