import {
  Button,
  Calendar as AriaCalendar,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Dialog,
  Group,
  Popover,
} from 'react-aria-components';
import { Calendar as CalendarIcon } from 'lucide-react';
import { useText } from '@stammtisch/i18n';
import { FieldLabel } from '../field/field-label.tsx';
import { FieldNotes, type FieldProps } from '../field/field-notes.tsx';
import { classNames } from '../theme/class-names.ts';
import type { DayStyleOf } from './day-style.ts';
import { calendarDateOf, type IsoDate } from './iso-date.ts';
import { MonthGrid } from './month-grid.tsx';
import fieldStyles from '../field/field.module.css';
import styles from './date-picker.module.css';

export interface DatePickerProps extends FieldProps {
  value: IsoDate | null;
  onChange: (date: IsoDate | null) => void;
  onBlur?: () => void;
  dayStyle?: DayStyleOf;
  min?: IsoDate;
  max?: IsoDate;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** A day, typed or chosen; written dd.MM.yyyy in every language (specification §9). */
export function DatePicker({
  label,
  description,
  error,
  value,
  onChange,
  dayStyle,
  min,
  max,
  className,
  ...props
}: DatePickerProps) {
  const text = useText('common');
  return (
    <AriaDatePicker
      {...props}
      firstDayOfWeek="mon"
      granularity="day"
      shouldForceLeadingZeros
      value={calendarDateOf(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      minValue={calendarDateOf(min)}
      maxValue={calendarDateOf(max)}
      isInvalid={error !== undefined}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <Group className={fieldStyles.box}>
        <DateInput className={styles.input}>
          {(segment) => (
            <DateSegment segment={segment} className={styles.segment}>
              {segment.type === 'literal' ? '.' : undefined}
            </DateSegment>
          )}
        </DateInput>
        <Button aria-label={text('openCalendar')} className={fieldStyles.inside}>
          <CalendarIcon aria-hidden />
        </Button>
      </Group>
      <FieldNotes description={description} error={error} />
      <Popover className={styles.popover}>
        <Dialog className={styles.dialog}>
          <AriaCalendar className={styles.calendar} firstDayOfWeek="mon">
            <MonthGrid dayStyle={dayStyle} />
          </AriaCalendar>
        </Dialog>
      </Popover>
    </AriaDatePicker>
  );
}
