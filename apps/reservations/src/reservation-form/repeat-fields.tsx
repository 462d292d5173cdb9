import { repeatUnits } from '@stammtisch/domain/reservation/repeat';
import { useText } from '@stammtisch/remote-kit';
import { Checkbox, DatePicker, NumberField, Select } from '@stammtisch/ui-kit';
import type { FormValues, RepeatValues } from './form-values.ts';
import styles from './reservation-form.module.css';

export interface RepeatFieldsProps {
  values: Pick<FormValues, 'date' | 'repeat' | 'email' | 'notifyGuest'>;
  onChange: (repeat: RepeatValues | null) => void;
  onNotify: (notifyGuest: boolean) => void;
  error: string | undefined;
}

/** Whether the party comes again: every so many days, weeks or months, for so long. */
export function RepeatFields({ values, onChange, onNotify, error }: RepeatFieldsProps) {
  const { date, repeat } = values;
  const text = useText('reservations');
  const first: RepeatValues = { unit: 'WEEK', every: 1, end: 'count', count: 4, until: date };
  return (
    <div className={styles.group}>
      <Checkbox
        isSelected={repeat !== null}
        onChange={(isRepeated) => onChange(isRepeated ? first : null)}
      >
        {text('series.repeats')}
      </Checkbox>
      {repeat && (
        <div className={styles.pair}>
          <NumberField
            label={text('series.every')}
            value={repeat.every}
            minValue={1}
            maxValue={99}
            onChange={(every) => onChange({ ...repeat, every })}
          />
          <Select
            label={text('series.unit')}
            value={repeat.unit}
            onChange={(unit) => onChange({ ...repeat, unit })}
            options={repeatUnits.map((unit) => ({ value: unit, label: text(`series.${unit}`) }))}
          />
          <Select
            label={text('series.end')}
            value={repeat.end}
            onChange={(end) => onChange({ ...repeat, end })}
            options={[
              { value: 'count', label: text('series.end-count') },
              { value: 'until', label: text('series.end-until') },
            ]}
          />
          {repeat.end === 'count' ? (
            <NumberField
              label={text('series.count')}
              value={repeat.count}
              minValue={1}
              maxValue={366}
              onChange={(count) => onChange({ ...repeat, count })}
              error={error}
            />
          ) : (
            <DatePicker
              label={text('series.until')}
              value={repeat.until}
              onChange={(until) => onChange({ ...repeat, until: until ?? date })}
              error={error}
            />
          )}
        </div>
      )}
      {repeat && values.email !== '' && (
        <Checkbox isSelected={values.notifyGuest} onChange={onNotify}>
          {text('series.notify')}
        </Checkbox>
      )}
    </div>
  );
}
