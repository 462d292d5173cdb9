import { parseDay, type Day } from '@stammtisch/domain/time/minute';
import { daysOfMonth } from '@stammtisch/domain/time/month';
import { useText } from '@stammtisch/remote-kit';
import { Button, Calendar } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { lookOf } from './day-look.ts';
import { Legend } from './legend.tsx';
import { useDayWords } from './use-day-words.ts';
import { useMonths } from './use-months.ts';
import styles from './month-calendar.module.css';

export interface MonthCalendarProps {
  day: Day;
  onDay: (day: Day) => void;
}

/** The month around the day: how many come, what happens, when nobody can book. */
export function MonthCalendar({ day, onDay }: MonthCalendarProps) {
  const text = useText('reservations');
  const common = useText('common');
  const problem = useText('problems');
  const words = useDayWords();
  const [place, setPlace] = useState({ day, focused: day });
  // The day changed elsewhere: the calendar turns to it.
  const focused = place.day === day ? place.focused : day;
  const { dayOf, failed } = useMonths(focused);
  const known = daysOfMonth(focused).flatMap((each) => dayOf(each) ?? []);

  return (
    <div className={styles.month}>
      <Calendar
        label={text('calendar.month')}
        value={day}
        focused={focused}
        onFocus={(date) => setPlace({ day, focused: parseDay(date) ?? focused })}
        onChange={(chosen) => {
          const next = parseDay(chosen);
          if (next) onDay(next);
        }}
        dayStyle={(date) => {
          const found = parseDay(date);
          const info = found && dayOf(found);
          // The cells keep their height while the month is read.
          return info ? lookOf(info, words) : { note: '' };
        }}
      />
      {failed ? (
        <p className={styles.failed}>
          {problem('FAILED_REQUESTING_GUESTS_PER_DAY')}{' '}
          <Button onPress={() => void failed.refetch()}>{common('retry')}</Button>
        </p>
      ) : (
        <Legend days={known} />
      )}
    </div>
  );
}
