import type { OpeningHourSetting } from '@stammtisch/contracts/settings/opening-hour';
import { useText } from '@stammtisch/remote-kit';
import { Button, Menu, type MenuEntry } from '@stammtisch/ui-kit';
import { Copy, Plus } from 'lucide-react';
import { useId } from 'react';
import { newHour } from './hours.ts';
import { HourRow } from './hour-row.tsx';
import styles from './day-hours.module.css';

export interface DayHoursProps {
  /** 1 is Monday. */
  dayOfWeek: number;
  /** Seven names, Monday first. */
  weekdays: readonly string[];
  hours: readonly OpeningHourSetting[];
  onChange: (hours: readonly OpeningHourSetting[]) => void;
  onCopy: (to: readonly number[]) => void;
}

const week = [1, 2, 3, 4, 5, 6, 7];

/** The opening hours of one weekday, in rows. */
export function DayHours({ dayOfWeek, weekdays, hours, onChange, onCopy }: DayHoursProps) {
  const text = useText('settings');
  const heading = useId();
  const name = weekdays[dayOfWeek - 1] ?? '';
  const mine = hours.flatMap((hour, index) => (hour.dayOfWeek === dayOfWeek ? [index] : []));
  const copies: MenuEntry[] = [
    { id: 'all', label: text('hours.copy-all'), onAction: () => onCopy(week) },
    { id: 'work', label: text('hours.copy-work'), onAction: () => onCopy([1, 2, 3, 4, 5]) },
    { id: 'end', label: text('hours.copy-end'), onAction: () => onCopy([6, 7]) },
    ...week
      .filter((day) => day !== dayOfWeek)
      .map((day, index) => ({
        id: String(day),
        label: weekdays[day - 1] ?? '',
        startsGroup: index === 0,
        onAction: () => onCopy([day]),
      })),
  ];
  return (
    <section className={styles.day} aria-labelledby={heading} id={`hours-${dayOfWeek}`}>
      <header className={styles.head}>
        <h3 id={heading} className={styles.name}>
          {name}
        </h3>
        {mine.length === 0 && <span className={styles.closed}>{text('hours.closed')}</span>}
        <span className={styles.actions}>
          {mine.length > 0 && (
            <Menu
              label={text('hours.copy-of', { day: name })}
              trigger={
                <Button variant="quiet" icon={<Copy aria-hidden />}>
                  {text('hours.copy')}
                </Button>
              }
              entries={copies}
            />
          )}
          <Button
            variant="quiet"
            icon={<Plus aria-hidden />}
            aria-label={text('hours.add-on', { day: name })}
            onPress={() => onChange([...hours, newHour(dayOfWeek)])}
          >
            {text('hours.add')}
          </Button>
        </span>
      </header>
      {mine.length > 0 && (
        <ul className={styles.rows}>
          {mine.map((index) => (
            <HourRow
              key={index}
              hour={hours[index]!}
              onChange={(hour) => onChange(hours.with(index, hour))}
              onRemove={() => onChange(hours.toSpliced(index, 1))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
