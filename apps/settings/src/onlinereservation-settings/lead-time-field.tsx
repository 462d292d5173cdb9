import { useText } from '@stammtisch/remote-kit';
import { NumberField, Select } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { readLeadTime, storeLeadTime, type LeadUnit } from './lead-time.ts';
import styles from './booking-rules.module.css';

export interface LeadTimeFieldProps {
  seconds: number;
  unit: 'time' | 'days';
  onChange: (...stored: ReturnType<typeof storeLeadTime>) => void;
}

/** How long before its start a booking must be made: a span, or whole calendar days. */
export function LeadTimeField({ seconds, unit, onChange }: LeadTimeFieldProps) {
  const text = useText('settings');
  const read = readLeadTime(seconds, unit);
  const [wished, setWished] = useState<LeadUnit>();
  // 120 minutes stay minutes while the minutes are being typed.
  const isKept = wished !== undefined && storeLeadTime(1, wished)[1] === unit;
  const shown = isKept ? wished : read.unit;
  const count = Math.round(seconds / storeLeadTime(1, shown)[0]);
  return (
    <div className={styles.pair}>
      <NumberField
        label={text('online.lead-time')}
        minValue={0}
        maxValue={1_000}
        value={count}
        onChange={(typed) => onChange(...storeLeadTime(typed, shown))}
      />
      <Select
        label={text('online.lead-time-unit')}
        value={shown}
        onChange={(chosen) => {
          setWished(chosen);
          onChange(...storeLeadTime(count, chosen));
        }}
        options={[
          { value: 'minutes', label: text('online.unit-minutes') },
          { value: 'hours', label: text('online.unit-hours') },
          { value: 'days', label: text('online.unit-days') },
        ]}
      />
    </div>
  );
}
