import type { Quarter } from '@stammtisch/domain/reservation/pace';
import { addMinutes, minuteOfDay, type Minute } from '@stammtisch/domain/time/minute';
import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import styles from './pace-bars.module.css';

export interface PaceBarsProps {
  quarters: readonly Quarter[];
  seats: number;
  now: Minute;
}

const height = 40;

/** A bar for each quarter of an hour; a line where every seat is taken. */
export function PaceBars({ quarters, seats, now }: PaceBarsProps) {
  const text = useText('reservations');
  const top = Math.max(seats, 1, ...quarters.map(({ seated }) => seated));
  const level = (persons: number) => (persons / top) * height;
  const words = ({ from, seated, arriving }: Quarter) =>
    text('pace.quarter', { time: formatWireTime(from), count: seated, arriving });
  const hours = quarters.filter(({ from }) => minuteOfDay(from) % 60 === 0);
  return (
    <div className={styles.bars}>
      <VisuallyHidden>{hours.map(words).join('; ')}</VisuallyHidden>
      <svg
        aria-hidden
        className={styles.chart}
        viewBox={`0 0 ${quarters.length} ${height}`}
        preserveAspectRatio="none"
      >
        {quarters.map((quarter, index) => {
          const { from, seated } = quarter;
          const isNow = from <= now && now < addMinutes(from, 15);
          return (
            <g key={from} data-now={isNow || undefined} data-over={seated > seats || undefined}>
              <title>{words(quarter)}</title>
              <rect className={styles.place} x={index} y={0} width={1} height={height} />
              <rect
                className={styles.bar}
                x={index + 0.1}
                y={height - level(seated)}
                width={0.8}
                height={level(seated)}
              />
            </g>
          );
        })}
        {seats > 0 && (
          <line
            className={styles.full}
            x1={0}
            x2={quarters.length}
            y1={height - level(seats)}
            y2={height - level(seats)}
          />
        )}
      </svg>
      <div aria-hidden className={styles.hours}>
        {hours.map(({ from }) => (
          <span key={from}>{formatWireTime(from).slice(0, 2)}</span>
        ))}
      </div>
    </div>
  );
}
