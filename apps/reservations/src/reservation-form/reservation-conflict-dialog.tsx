import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { ConflictDialog, type ConflictChoices } from '../conflict/conflict-dialog.tsx';
import type { ComparedField, Difference } from './conflict.ts';
import type { FormValues } from './form-values.ts';

export interface ReservationConflictDialogProps extends ConflictChoices {
  differences: readonly Difference[];
  nameOfTable: (id: string) => string;
}

/** What another person changed in a reservation meanwhile. */
export function ReservationConflictDialog({
  differences,
  nameOfTable,
  ...choices
}: ReservationConflictDialogProps) {
  const text = useText('reservations');
  const show = useShownValue(nameOfTable);
  const rows = differences.map(({ field, theirs, mine, isContested }) => ({
    field,
    label: text(`conflict.${field}`),
    theirs: show(field, theirs),
    mine: show(field, mine),
    isContested,
  }));
  return (
    <ConflictDialog rows={rows} {...choices}>
      <p>{text('conflict.why')}</p>
    </ConflictDialog>
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
