import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { formatDays } from '../../app/formats.ts';
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

/** A month: Monday first, arrow keys by day and week, PageUp and PageDown by month. */
export function MonthCalendar({ day, first, last, onChoose }: MonthCalendarProps) {
  const t = useText(calendarTexts);
  const { language, formats } = useLanguage();
  const names = useMemo(
    () => ({
      month: formatDays(language, { month: 'long', year: 'numeric' }),
      weekday: formatDays(language, { weekday: 'long' }),
    }),
    [language],
  );
  const [month, setMonth] = useState(monthOf(day));
  const [focused, setFocused] = useState(day);
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    // Whoever came by keyboard goes on from where the calendar was opened.
    const tree = grid.current?.getRootNode();
    const isTree = tree instanceof Document || tree instanceof ShadowRoot;
    const opener = isTree ? tree.activeElement : null;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  // Turning pages with the buttons leaves the focused day behind; the grid keeps one way in.
  const firstShown = month === monthOf(first) ? first : `${month}-01`;
  const wayIn = monthOf(focused) === month ? focused : firstShown;
  const weeks = monthGrid(month);

  const turn = (count: number) => setMonth(addMonths(month, count));
  const follow = (event: KeyboardEvent) => {
    const wish = dayAfterKey(wayIn, event.key);
    if (!wish) return;
    event.preventDefault();
    const next = wish < first ? first : wish > last ? last : wish;
    setMonth(monthOf(next));
    setFocused(next);
  };
  const cell = (each: string) => (
    <button
      type="button"
      data-day={each}
      tabIndex={each === wayIn ? 0 : -1}
      disabled={each < first || each > last}
      aria-label={formats.longDate(each)}
      aria-pressed={each === day}
      aria-current={each === first ? 'date' : undefined}
      onKeyDown={follow}
      onClick={() => onChoose(each)}
    >
      {Number(each.slice(8))}
    </button>
  );

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
          {names.month(`${month}-01`)}
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
      <table ref={grid} aria-labelledby="calendar-month">
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" abbr={names.weekday(each)}>
                {formats.weekday(each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each}>{monthOf(each) === month && cell(each)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
