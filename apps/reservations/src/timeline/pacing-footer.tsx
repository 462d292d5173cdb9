import type { PacedInterval } from '@stammtisch/domain/availability/pacing';
import { minutesBetween, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import styles from './pacing-footer.module.css';
import type { WindowBand } from './use-window-band.ts';

export interface PacingFooterProps {
  intervals: readonly PacedInterval[];
  /** Minutes of one interval. */
  interval: number;
  /** New guests that the house wants in one interval; -1 any number. */
  limit: number;
  span: { min: Minute; max: Minute };
  lay: WindowBand['lay'];
}

/** Below the board: who comes in each interval, against the house's pace; red where it is too many. */
export function PacingFooter({ intervals, interval, limit, span, lay }: PacingFooterProps) {
  const text = useText('reservations');
  const whole = minutesBetween(span.min, span.max);
  const busy = intervals.filter(({ guests }) => guests > 0);
  const most = Math.max(1, limit, ...busy.map(({ guests }) => guests));
  const words = ({ from, guests }: PacedInterval) => {
    const said = { time: formatWireTime(from), guests, limit, interval };
    return text(limit < 0 ? 'timeline.interval' : 'timeline.interval-limit', said);
  };
  return (
    <section className={styles.footer} aria-label={text('timeline.pacing', { interval })}>
      <VisuallyHidden>{busy.map(words).join('; ')}</VisuallyHidden>
      <span className={styles.head} aria-hidden>
        {text('timeline.arriving', { interval })}
      </span>
      <div className={styles.track} aria-hidden>
        <div className={styles.band} ref={lay}>
          {busy.map((each) => (
            <span
              key={each.from}
              className={styles.interval}
              title={words(each)}
              style={{
                left: `${(100 * minutesBetween(span.min, each.from)) / whole}%`,
                width: `${(100 * interval) / whole}%`,
              }}
              data-over={each.isOver || undefined}
            >
              <i style={{ height: `${(100 * each.guests) / most}%` }} />
              <b>
                {each.guests}
                {limit >= 0 && <small>/{limit}</small>}
              </b>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
