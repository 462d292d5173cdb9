import { useText } from '@stammtisch/remote-kit';
import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import styles from './number-cards.module.css';

export interface NumberCardProps {
  label: string;
  value: string;
  /** Against the same days of last year; undefined where there was nothing. */
  change: string | undefined;
  /** 1 rises, -1 falls. Which of them is good, the house knows best: it has no colour. */
  trend: number;
  /** How far the numbers reach, where the period still runs. */
  note: string | undefined;
}

/** A number, large, and how it changed since last year. */
export function NumberCard({ label, value, change, trend, note }: NumberCardProps) {
  const text = useText('statistics');
  const Arrow = trend > 0 ? ArrowUp : trend < 0 ? ArrowDown : ArrowRight;
  return (
    <div className={styles.card}>
      <dt className={styles.label}>{note === undefined ? label : `${label} ${note}`}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.change}>
        {change === undefined ? (
          <span className={styles.note}>{text('numbers.no-comparison')}</span>
        ) : (
          <>
            <Arrow aria-hidden className={styles.arrow} />
            {text('numbers.change', { change })}
          </>
        )}
      </dd>
    </div>
  );
}
