import { limitsUsed, type PacedParty } from '@stammtisch/domain/reservation/pace';
import type { Opening } from '@stammtisch/domain/opening-hours/opening-hours';
import { minutesBetween, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import styles from './load-bar.module.css';
import type { LoadedHour } from './service-load.ts';
import type { WindowBand } from './use-window-band.ts';

export interface LoadBarProps {
  hours: readonly LoadedHour[];
  parties: readonly PacedParty[];
  openings: readonly Opening[];
  seats: number;
  span: { min: Minute; max: Minute };
  lay: WindowBand['lay'];
}

/** Above the board: how many sit in each hour against the house's seats, and the services. */
export function LoadBar({ hours, parties, openings, seats, span, lay }: LoadBarProps) {
  const text = useText('reservations');
  const whole = minutesBetween(span.min, span.max);
  const along = (from: Minute, minutes: number) => ({
    left: `${(100 * minutesBetween(span.min, from)) / whole}%`,
    width: `${(100 * minutes) / whole}%`,
  });
  const used = limitsUsed(parties, openings);
  return (
    <div className={styles.bar}>
      <span className={styles.head}>{text('timeline.seated', { seats })}</span>
      <div className={styles.track}>
        <div className={styles.band} ref={lay}>
          {openings.map((opening) => {
            const use = used.find((each) => each.opening === opening);
            const { start, end, onlineGuestLimit: limit } = opening;
            const hoursOpen = { from: formatWireTime(start), to: formatWireTime(end) };
            return (
              <span
                key={`${start} ${end}`}
                className={styles.service}
                style={along(start, Math.max(15, minutesBetween(start, end)))}
                data-over={(use && use.persons > limit) || undefined}
                title={
                  use
                    ? text('pace.limit', { ...hoursOpen, persons: use.persons, limit })
                    : text('timeline.service', hoursOpen)
                }
              />
            );
          })}
          {hours.map(({ from, seated, quarters }) => (
            <span
              key={from}
              className={styles.hour}
              style={along(from, quarters.length * 15)}
              data-over={(seats > 0 && seated > seats) || undefined}
            >
              <i style={{ height: `${seats > 0 ? Math.min(100, (100 * seated) / seats) : 0}%` }} />
              <b>{seated > 0 ? seated : ''}</b>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
