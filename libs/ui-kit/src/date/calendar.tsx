import { Calendar as AriaCalendar } from 'react-aria-components';
import { classNames } from '../theme/class-names.ts';
import { calendarDateOf, type IsoDate } from './iso-date.ts';
import type { DayStyleOf } from './day-style.ts';
import { MonthGrid } from './month-grid.tsx';
import styles from './calendar.module.css';

export interface CalendarProps {
  label: string;
  value: IsoDate | null;
  onChange: (date: IsoDate) => void;
  /** The day whose month is shown and that the arrow keys start from; the calendar's own if absent. */
  focused?: IsoDate;
  onFocus?: (date: IsoDate) => void;
  /** The month that is shown changed; its first day. Load day styles for it. */
  onMonthChange?: (firstDay: IsoDate) => void;
  dayStyle?: DayStyleOf;
  min?: IsoDate;
  max?: IsoDate;
  isDisabled?: boolean;
  className?: string;
}

/** A month to choose a day from; weeks begin on Monday (specification §9). */
export function Calendar({
  label,
  value,
  onChange,
  focused,
  onFocus,
  onMonthChange,
  dayStyle,
  min,
  max,
  isDisabled,
  className,
}: CalendarProps) {
  return (
    <AriaCalendar
      aria-label={label}
      firstDayOfWeek="mon"
      value={calendarDateOf(value)}
      onChange={(date) => onChange(date.toString())}
      {...(focused !== undefined && { focusedValue: calendarDateOf(focused) })}
      onFocusChange={(date) => {
        onFocus?.(date.toString());
        onMonthChange?.(date.set({ day: 1 }).toString());
      }}
      minValue={calendarDateOf(min)}
      maxValue={calendarDateOf(max)}
      isDateUnavailable={(date) => dayStyle?.(date.toString())?.isDisabled ?? false}
      isDisabled={isDisabled}
      className={classNames(styles.calendar, className)}
    >
      <MonthGrid dayStyle={dayStyle} />
    </AriaCalendar>
  );
}
