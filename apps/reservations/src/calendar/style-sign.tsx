import type { CalendarDay } from '@stammtisch/contracts/reservation/persons-per-day';
import { LockKeyhole, Star } from 'lucide-react';
import styles from './style-sign.module.css';

/** The small sign of a day's style; its word stands beside it or is read out. */
export function StyleSign({ style }: { style: CalendarDay['style'] }) {
  if (style === 'regular') return null;
  return (
    <span aria-hidden className={styles.sign} data-style={style}>
      {style === 'event' && <Star />}
      {style === 'restricted' && <LockKeyhole />}
    </span>
  );
}
