import type { SizeQuote } from '@stammtisch/contracts/waiting-list/read-waiting-list';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import styles from './choices.module.css';

export interface PartyChipsProps {
  label: string;
  persons: number | undefined;
  /** What a party of each size would wait now; shown where it is known. */
  quotes?: readonly SizeQuote[];
  onChoose: (persons: number) => void;
}

const sizes = Array.from({ length: 12 }, (_, index) => index + 1);

/** How many they are, in one tap. */
export function PartyChips({ label, persons, quotes = [], onChoose }: PartyChipsProps) {
  const text = useText('reservations');
  const { duration } = useFormats();
  const waitOf = (size: number) => {
    const quote = quotes.find((each) => each.persons === size);
    if (quote === undefined) return undefined;
    if (quote.minutes === null) return text('waiting-list.chip-never');
    if (quote.minutes === 0) return text('waiting-list.chip-now');
    // Nobody stands for hours; the clock says that in less space.
    return quote.minutes > 90 && quote.time ? quote.time : duration(quote.minutes);
  };
  return (
    <fieldset aria-label={label} className={styles.choices} data-narrow>
      {sizes.map((size) => (
        <button
          key={size}
          type="button"
          className={styles.choice}
          aria-pressed={size === persons}
          onClick={() => onChoose(size)}
        >
          {size}
          {waitOf(size) && <small>{waitOf(size)}</small>}
        </button>
      ))}
    </fieldset>
  );
}
