import type { Day } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { CalendarDays } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { MonthCalendar } from '../calendar/month-calendar.tsx';
import { useDismiss } from './use-dismiss.ts';
import styles from './day-picker.module.css';

export interface DayPickerProps {
  day: Day;
  onChange: (day: Day) => void;
}

/** The day's name; pressed, it opens the month. */
export function DayPicker({ day, onChange }: DayPickerProps) {
  const text = useText('reservations');
  const { mediumDate, longDate } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useDismiss(box, isOpen, (how) => (how === 'escape' ? close() : setOpen(false)));
  return (
    <div ref={box} className={styles.picker}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${text('day.choose')}: ${longDate(day)}`}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays aria-hidden />
        <span>{mediumDate(day)}</span>
      </button>
      <div id={id} className={styles.month} hidden={!isOpen}>
        {isOpen && (
          <MonthCalendar
            day={day}
            onDay={(chosen) => {
              onChange(chosen);
              close();
            }}
          />
        )}
      </div>
    </div>
  );
}
