import { useText } from '@stammtisch/remote-kit';
import { SegmentedControl } from '@stammtisch/ui-kit';
import type { FormValues } from './form-values.ts';
import styles from './reservation-form.module.css';

export interface KindFieldProps {
  value: FormValues['status'];
  onChange: (status: FormValues['status']) => void;
}

const kinds = ['CONFIRMED', 'OPEN', 'QUEUED', 'TAKE_AWAY'] as const;

/** What is written down: a table, a request, a place on the waiting list, or food to fetch. */
export function KindField({ value, onChange }: KindFieldProps) {
  const text = useText('reservations');
  const kind = value === 'SEATED' ? 'CONFIRMED' : value;
  return (
    <div>
      <p className={styles.label}>{text('party.kind')}</p>
      <SegmentedControl
        label={text('party.kind')}
        isWide
        value={kind}
        onChange={onChange}
        segments={kinds.map((each) => ({ value: each, label: text(`party.${each}`) }))}
      />
    </div>
  );
}
