import { useText } from '@stammtisch/remote-kit';
import { ConflictDialog, type ConflictChoices } from '@stammtisch/ui-kit';
import type { GuestDifference, GuestField, GuestValues } from './guest-form-values.ts';

export interface GuestConflictDialogProps extends ConflictChoices {
  differences: readonly GuestDifference[];
}

const labels = {
  allowsNewsletter: 'guests.newsletter-yes',
  allowsDataStorage: 'guests.stores-data',
} as const satisfies Partial<Record<GuestField, string>>;

/** What another person changed in a guest meanwhile. */
export function GuestConflictDialog({ differences, ...choices }: GuestConflictDialogProps) {
  const text = useText('reservations');
  const common = useText('common');
  const labelOf = (field: GuestField) =>
    text(field in labels ? labels[field as keyof typeof labels] : `guests.${field as 'name'}`);
  const show = (value: GuestValues[GuestField]) => {
    if (typeof value === 'boolean') return common(value ? 'yes' : 'no');
    return (typeof value === 'string' ? value : value.join(', ')) || '–';
  };
  const rows = differences.map(({ field, theirs, mine, isContested }) => ({
    field,
    label: labelOf(field),
    theirs: show(theirs[field]),
    mine: show(mine[field]),
    isContested,
  }));
  return <ConflictDialog rows={rows} {...choices} />;
}
