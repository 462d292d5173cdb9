import { useText } from '@stammtisch/remote-kit';
import { VisuallyHidden } from '@stammtisch/ui-kit';
import { Star } from 'lucide-react';
import styles from './stars.module.css';

const five = [1, 2, 3, 4, 5] as const;

/** Stars of five, read as `4 Sterne`. */
export function Stars({ count }: { count: number }) {
  const text = useText('reservations');
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{text('ratings.stars', { count })}</VisuallyHidden>
      {five.map((each) => (
        <Star key={each} aria-hidden data-filled={each <= count || undefined} />
      ))}
    </span>
  );
}
