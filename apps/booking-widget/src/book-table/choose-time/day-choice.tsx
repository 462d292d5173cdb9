import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { Restaurant } from '../../api/restaurant.ts';
import { useLanguage, useText } from '../../app/language.tsx';
import { chooseTexts } from '../../texts/choose-texts.ts';
import { markOf, type Availability } from '../availability.ts';
import { stripDays } from '../day-span.ts';
import styles from './chips.module.css';

const loadCalendar = () => import('./month-calendar.tsx');
const MonthCalendar = lazy(async () => ({ default: (await loadCalendar()).MonthCalendar }));

interface DayChoiceProps {
  restaurant: Restaurant;
  persons: number;
  day: string;
  availability: Availability;
  onChange: (day: string) => void;
}

/** The next days in a strip, all others in a calendar. */
export function DayChoice({ restaurant, persons, day, availability, onChange }: DayChoiceProps) {
  const { today, lastDay } = restaurant;
  const t = useText(chooseTexts);
  const { formats } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(':has(:checked)');
    if (chosen) strip.current?.scrollTo(chosen.offsetLeft - chosen.offsetWidth, 0);
  });
  return (
    <fieldset data-part="day">
      <legend className="label">{t('day')}</legend>
      {!restaurant.event && (
        <button
          type="button"
          className={styles['calendarButton']}
          aria-expanded={isOpen}
          onPointerEnter={() => void loadCalendar()}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'closeCalendar' : 'otherDay')}
        </button>
      )}
      <div ref={strip} className={styles['strip']}>
        {stripDays(day, restaurant).map((each) => {
          const mark = markOf(availability.stateOf(each, persons));
          const note = mark === 'closed' || mark === 'full' ? t(mark) : formats.month(each);
          return (
            <label key={each} className={styles['day']} data-mark={mark}>
              <input
                type="radio"
                name="day"
                className="visually-hidden"
                checked={each === day}
                aria-label={[formats.longDate(each), note].join(', ')}
                onChange={() => onChange(each)}
              />
              <span>{each === today ? t('today') : formats.weekday(each)}</span>
              <b>{Number(each.slice(8))}</b>
              <small>{note}</small>
            </label>
          );
        })}
      </div>
      {isOpen && (
        <Suspense fallback={<div className={styles['calendarSpace']} />}>
          <MonthCalendar
            day={day}
            first={today}
            last={lastDay}
            onChoose={(chosen) => {
              setIsOpen(false);
              onChange(chosen);
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
