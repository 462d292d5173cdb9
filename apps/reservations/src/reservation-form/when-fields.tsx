import type { OfferReply } from '@stammtisch/contracts/offer/read-offer';
import type { Settings } from '@stammtisch/contracts/settings/settings';
import { addMinutes, parseDay, parseMinute } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { Checkbox, DatePicker, NumberField, TimeChips } from '@stammtisch/ui-kit';
import type { UseFormReturn } from 'react-hook-form';
import { chipStates } from './chip-states.ts';
import type { FormValues } from './form-values.ts';
import { timeChoices } from './time-choices.ts';
import { useFieldError } from './use-field-error.ts';
import styles from './reservation-form.module.css';

export interface WhenFieldsProps {
  form: UseFormReturn<FormValues>;
  values: FormValues;
  settings: Pick<Settings, 'reservationSettings'>;
  /** What the booking rule says about the day, as far as it is known. */
  offer?: OfferReply | undefined;
}

/** In the order of a phone call: how many, which day, what time. */
export function WhenFields({ form, values, settings, offer }: WhenFieldsProps) {
  const text = useText('reservations');
  const errorOf = useFieldError(form.formState.errors);
  const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  const start = parseMinute(`${values.date}T${values.time}`);
  const end = start && addMinutes(start, values.duration);
  const day = parseDay(values.date);
  const choices = day === undefined ? [] : timeChoices(settings, day);
  const stateOf = chipStates(offer, day === undefined ? '' : formatWireDate(day));
  const offered = choices.map(formatWireTime);
  const times = [...new Set(values.time === '' ? offered : [...offered, values.time])].toSorted();
  return (
    <div className={styles.group}>
      <div className={styles.pair}>
        <div>
          <NumberField
            label={text(values.isRange ? 'form.persons-from' : 'form.persons')}
            value={values.personsFrom}
            minValue={1}
            maxValue={500}
            onChange={(count) => form.setValue('personsFrom', count, change)}
            error={errorOf('personsFrom')}
          />
          <Checkbox
            isSelected={values.isRange}
            onChange={(isRange) => {
              form.setValue('isRange', isRange, change);
              if (isRange) form.setValue('personsTo', values.personsFrom + 1, change);
            }}
          >
            {text('form.range')}
          </Checkbox>
        </div>
        {values.isRange && (
          <NumberField
            label={text('form.persons-to')}
            value={values.personsTo}
            minValue={values.personsFrom}
            maxValue={500}
            onChange={(count) => form.setValue('personsTo', count, change)}
            error={errorOf('personsTo')}
          />
        )}
        <DatePicker
          label={text('form.date')}
          value={values.date}
          onChange={(date) => form.setValue('date', date ?? '', change)}
          error={errorOf('date')}
        />
      </div>
      <div>
        <p className={styles.label}>{text('form.time')}</p>
        <TimeChips
          className={styles.times}
          label={text('form.time')}
          value={values.time}
          onChange={(time) => form.setValue('time', time, change)}
          times={times.map((time) => ({ time, state: stateOf(time) }))}
          allowsUnfree
        />
      </div>
      <details className={styles.more} open={isUnusual(values, settings, offered) || undefined}>
        <summary>{text('form.other-time')}</summary>
        <div className={styles.pair}>
          <label className={styles.native}>
            <span className={styles.label}>{text('form.other-time')}</span>
            <input
              type="time"
              step={300}
              value={values.time}
              onChange={(event) => form.setValue('time', event.target.value, change)}
            />
          </label>
          <NumberField
            label={text('form.duration')}
            value={values.duration}
            minValue={15}
            maxValue={1_440}
            step={15}
            onChange={(minutes) => form.setValue('duration', minutes, change)}
            error={errorOf('duration')}
            description={end && text('party.end', { time: formatWireTime(end) })}
          />
        </div>
      </details>
    </div>
  );
}

function isUnusual(
  values: FormValues,
  { reservationSettings }: Pick<Settings, 'reservationSettings'>,
  offered: readonly string[],
): boolean {
  return (
    values.duration !== reservationSettings.guestVisitDuration || !offered.includes(values.time)
  );
}
