import type { Companion } from '@stammtisch/contracts/reservation/reservation';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { ConflictDialog, type ConflictChoices } from '@stammtisch/ui-kit';
import type { ComparedField, Difference } from './conflict.ts';
import type { FormValues } from './form-values.ts';

export interface ReservationConflictDialogProps extends ConflictChoices {
  differences: readonly Difference[];
  nameOfTable: (id: string) => string;
  nameOfRoom: (id: string) => string;
}

/** What another person changed in a reservation meanwhile. */
export function ReservationConflictDialog({
  differences,
  nameOfTable,
  nameOfRoom,
  ...choices
}: ReservationConflictDialogProps) {
  const text = useText('reservations');
  const show = useShownValue({ nameOfTable, nameOfRoom });
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

type Names = Pick<ReservationConflictDialogProps, 'nameOfTable' | 'nameOfRoom'>;

function nameOfCompanion({ forename, lastname, company, email }: Companion): string {
  const name = [forename, lastname].filter((part) => part !== '').join(' ');
  return name || company || email || '?';
}

function useShownValue({ nameOfTable, nameOfRoom }: Names) {
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
      case 'inRoom':
        return values.inRoom === '' ? '–' : nameOfRoom(values.inRoom);
      case 'companions':
        return values.companions.map(nameOfCompanion).join(', ') || '–';
      case 'preOrders':
        return values.preOrders.map(({ name, count }) => `${count} × ${name}`).join(', ') || '–';
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
