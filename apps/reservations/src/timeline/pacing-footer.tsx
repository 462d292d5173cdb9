import { minutesBetween, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import styles from './pacing-footer.module.css';
import type { LoadedHour } from './service-load.ts';
import type { WindowBand } from './use-window-band.ts';

export interface PacingFooterProps {
  hours: readonly LoadedHour[];
  seats: number;
  span: { min: Minute; max: Minute };
  lay: WindowBand['lay'];
}

/** Below the board: who comes in each quarter of an hour; red where more would sit than can. */
export function PacingFooter({ hours, seats, span, lay }: PacingFooterProps) {
  const text = useText('reservations');
  const quarters = hours.flatMap((hour) => hour.quarters);
  const whole = minutesBetween(span.min, span.max);
  const most = Math.max(1, ...quarters.map(({ arriving }) => arriving));
  const busy = quarters.filter(({ arriving, seated }) => arriving > 0 || seated > seats);
  const words = ({ from, seated, arriving }: (typeof quarters)[number]) =>
    text('timeline.quarter', { time: formatWireTime(from), arriving, seated, seats });
  return (
    <section className={styles.footer} aria-label={text('timeline.pacing')}>
      <VisuallyHidden>{busy.map(words).join('; ')}</VisuallyHidden>
      <span className={styles.head} aria-hidden>
        {text('timeline.arriving')}
      </span>
      <div className={styles.track} aria-hidden>
        <div className={styles.band} ref={lay}>
          {busy.map((quarter) => (
            <span
              key={quarter.from}
              className={styles.quarter}
              title={words(quarter)}
              style={{
                left: `${(100 * minutesBetween(span.min, quarter.from)) / whole}%`,
                width: `${1_500 / whole}%`,
              }}
              data-over={(seats > 0 && quarter.seated > seats) || undefined}
            >
              <i style={{ height: `${(100 * quarter.arriving) / most}%` }} />
              <b>{quarter.arriving > 0 ? quarter.arriving : ''}</b>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
