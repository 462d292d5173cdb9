import { useText } from '@stammtisch/remote-kit';
import { CallerCard } from './caller-card.tsx';
import styles from './callers.module.css';

export interface CallerCardsProps {
  /** Addresses of calls, the latest first. */
  calls: readonly string[];
  onGone: (href: string) => void;
  /** Says it to whoever does not see it. */
  onSay: (sentence: string) => void;
}

/** Every call of the moment, one above the other. */
export function CallerCards({ calls, onGone, onSay }: CallerCardsProps) {
  const text = useText('reservations');
  return (
    <section className={styles.cards} aria-label={text('callers.title')}>
      {calls.map((href) => (
        <CallerCard key={href} href={href} onGone={() => onGone(href)} onSay={onSay} />
      ))}
    </section>
  );
}
