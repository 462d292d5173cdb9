import { addDays, weekdayOf, type Day } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { IconButton, VisuallyHidden } from '@stammtisch/ui-kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lookOf } from './day-look.ts';
import { StyleSign } from './style-sign.tsx';
import { useDayWords } from './use-day-words.ts';
import { useMonths } from './use-months.ts';
import styles from './week-strip.module.css';

export interface WeekStripProps {
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
}

/** Where a month has no room: the week around the day, Monday first. */
export function WeekStrip({ day, today, onDay }: WeekStripProps) {
  const text = useText('reservations');
  const { longDate, weekdays } = useFormats();
  const words = useDayWords();
  const monday = addDays(day, 1 - weekdayOf(day));
  const days = weekdays('short').map((name, index) => ({ name, date: addDays(monday, index) }));
  const { dayOf } = useMonths(monday, addDays(monday, 6));
  return (
    <fieldset aria-label={text('calendar.week')} className={styles.week}>
      <IconButton
        className={styles.turn}
        label={text('calendar.previous-week')}
        onPress={() => onDay(addDays(day, -7))}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      {days.map(({ name, date }) => {
        const info = dayOf(date);
        const look = info && lookOf(info, words);
        return (
          <button
            key={date}
            type="button"
            className={styles.day}
            aria-pressed={date === day}
            aria-current={date === today ? 'date' : undefined}
            data-closed={look?.closed}
            onClick={() => onDay(date)}
          >
            <VisuallyHidden>
              {[longDate(date), look?.label].filter(Boolean).join(': ')}
            </VisuallyHidden>
            <span aria-hidden className={styles.name}>
              {name}
            </span>
            <span aria-hidden className={styles.number}>
              {Number(date.slice(8))}
              {info && <StyleSign style={info.style} />}
            </span>
            <span aria-hidden className={styles.persons}>
              {look?.note || '–'}
            </span>
          </button>
        );
      })}
      <IconButton
        className={styles.turn}
        label={text('calendar.next-week')}
        onPress={() => onDay(addDays(day, 7))}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </fieldset>
  );
}
