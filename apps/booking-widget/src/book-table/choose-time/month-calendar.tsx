import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useLanguage, useText } from '../../app/language.tsx';
import { calendarTexts } from '../../texts/calendar-texts.ts';
import { addMonths, dayAfterKey, monthGrid, monthOf } from './month-grid.ts';
import styles from './month-calendar.module.css';

interface MonthCalendarProps {
  day: string;
  /** The first and the last day that can be chosen. */
  first: string;
  last: string;
  onChoose: (day: string) => void;
}

/** A month as a grid: Monday first, arrow keys by day and week, PageUp and PageDown by month. */
export function MonthCalendar({ day, first, last, onChoose }: MonthCalendarProps) {
  const t = useText(calendarTexts);
  const { formats } = useLanguage();
  const [month, setMonth] = useState(monthOf(day));
  const [focused, setFocused] = useState(day);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  // Turning pages with the buttons leaves the focused day behind; the grid keeps one way in.
  const isFocusShown = monthOf(focused) === month;
  const firstShown = month === monthOf(first) ? first : `${month}-01`;
  const wayIn = isFocusShown ? focused : firstShown;

  const turn = (count: number) => setMonth(addMonths(month, count));
  const follow = (event: KeyboardEvent) => {
    const wish = dayAfterKey(wayIn, event.key);
    if (!wish) return;
    event.preventDefault();
    const next = wish < first ? first : wish > last ? last : wish;
    setMonth(monthOf(next));
    setFocused(next);
  };

  return (
    <div className={styles['calendar']} data-part="calendar">
      <div className={styles['head']}>
        <button
          type="button"
          aria-label={t('previousMonth')}
          disabled={month <= monthOf(first)}
          onClick={() => turn(-1)}
        >
          ‹
        </button>
        <strong id="calendar-month" aria-live="polite">
          {formats.monthYear(`${month}-01`)}
        </strong>
        <button
          type="button"
          aria-label={t('nextMonth')}
          disabled={month >= monthOf(last)}
          onClick={() => turn(1)}
        >
          ›
        </button>
      </div>
      <table ref={grid} role="grid" aria-labelledby="calendar-month" onKeyDown={follow}>
        <thead>
          <tr>
            {formats.weekdays('short').map((name, index) => (
              <th key={name} scope="col" abbr={formats.weekdays()[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each} aria-selected={each === day}>
                  {monthOf(each) === month && (
                    <button
                      type="button"
                      tabIndex={each === wayIn ? 0 : -1}
                      disabled={each < first || each > last}
                      aria-label={formats.longDate(each)}
                      aria-current={each === first ? 'date' : undefined}
                      onClick={() => onChoose(each)}
                    >
                      {Number(each.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
