import type { OpeningHourSetting } from '@stammtisch/contracts/settings/opening-hour';
import { formatTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { HourBar } from './hour-bar.tsx';
import { spanOf } from './hours.ts';
import styles from './week-grid.module.css';

export interface WeekGridProps {
  weekdays: readonly string[];
  hours: readonly OpeningHourSetting[];
  onChange: (hours: readonly OpeningHourSetting[]) => void;
}

const hour = 60;

/** The week at a glance: a bar for each opening hour, dragged by its ends or as a whole. */
export function WeekGrid({ weekdays, hours, onChange }: WeekGridProps) {
  const text = useText('settings');
  const spans = hours.flatMap((each) => spanOf(each) ?? []);
  // Specification §9: the form's default hours, and whatever lies beyond them.
  const first = floorHour(Math.min(6 * hour, ...spans.map(({ from }) => from)));
  const last = floorHour(Math.max(24 * hour, ...spans.map(({ to }) => to + hour - 1)));
  const ticks = Array.from(
    { length: (last - first) / hour + 1 },
    (_, index) => first + index * hour,
  );
  const share = (minutes: number) => `${(100 * (minutes - first)) / (last - first)}%`;
  return (
    <section className={styles.grid} aria-label={text('hours.week')}>
      <div className={styles.axis} aria-hidden>
        {ticks
          .filter((tick) => tick % (3 * hour) === 0)
          .map((tick) => (
            <span key={tick} style={{ left: share(tick) }}>
              {formatTime(tick).slice(0, 2)}
            </span>
          ))}
      </div>
      {weekdays.map((name, day) => (
        <div key={name} className={styles.day}>
          <abbr className={styles.name} title={name}>
            {name.slice(0, 2)}
          </abbr>
          <div className={styles.track}>
            {hours.map((each, index) =>
              each.dayOfWeek === day + 1 ? (
                <HourBar
                  // What an entry is called does not change while it is dragged.
                  key={index}
                  hour={each}
                  day={name}
                  first={first}
                  length={last - first}
                  onChange={(changed) => onChange(hours.with(index, changed))}
                />
              ) : null,
            )}
          </div>
        </div>
      ))}
    </section>
  );
}

function floorHour(minutes: number): number {
  return Math.floor(minutes / hour) * hour;
}
