import type { CalendarDay } from '@stammtisch/contracts/reservation/persons-per-day';
import { dayStyles } from '@stammtisch/domain/opening-hours/day-style';
import { useText } from '@stammtisch/remote-kit';
import { StyleSign } from './style-sign.tsx';
import styles from './legend.module.css';

/** Says what the signs mean that stand in the month; nothing while there are none. */
export function Legend({ days }: { days: readonly CalendarDay[] }) {
  const text = useText('reservations');
  const seen = dayStyles.filter(
    (style) => style !== 'regular' && days.some((day) => day.style === style),
  );
  if (seen.length === 0) return null;
  return (
    <ul className={styles.legend} aria-label={text('calendar.legend')}>
      {seen.map(
        (style) =>
          style !== 'regular' && (
            <li key={style} className={styles.entry}>
              <StyleSign style={style} />
              {text(`calendar.${style}`)}
            </li>
          ),
      )}
    </ul>
  );
}
