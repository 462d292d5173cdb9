import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { useId } from 'react';
import { ChevronLeft, ChevronRight, LockKeyhole, Star } from 'lucide-react';
import { useText } from '@stammtisch/i18n';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import type { DayStyleOf } from './day-style.ts';
import styles from './calendar.module.css';

/** The month of a Calendar: its head with the two arrows, and its days. */
export function MonthGrid({ dayStyle }: { dayStyle?: DayStyleOf }) {
  const text = useText('common');
  const id = useId();
  return (
    <>
      <div className={styles.head}>
        <Heading className={styles.month} />
        <Button slot="previous" aria-label={text('previousMonth')} className={styles.turn}>
          <ChevronLeft aria-hidden />
        </Button>
        <Button slot="next" aria-label={text('nextMonth')} className={styles.turn}>
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const style = dayStyle?.(date.toString());
            const words = style?.label ? `${id}${date.toString()}` : undefined;
            return (
              <CalendarCell
                date={date}
                className={styles.day}
                data-closed={style?.closed}
                data-noted={style?.note !== undefined || undefined}
                // The date is the cell's name and hides what stands in it from screen readers.
                render={(day) => <div {...day} aria-describedby={words} />}
              >
                {({ formattedDate }) => (
                  <>
                    <span title={style?.label}>{formattedDate}</span>
                    {style?.note !== undefined && (
                      <span aria-hidden className={styles.note}>
                        {style.note}
                      </span>
                    )}
                    {style?.hasEvent && <Star aria-hidden className={styles.event} />}
                    {style?.isRestricted && <LockKeyhole aria-hidden className={styles.lock} />}
                    {style?.load && <span className={styles.load} data-load={style.load} />}
                    {style?.label && (
                      <VisuallyHidden>
                        <span id={words}>{style.label}</span>
                      </VisuallyHidden>
                    )}
                  </>
                )}
              </CalendarCell>
            );
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
