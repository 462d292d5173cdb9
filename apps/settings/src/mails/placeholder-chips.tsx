import type { Placeholder } from '@stammtisch/domain/mail/placeholder';
import { useText } from '@stammtisch/remote-kit';
import styles from './placeholder-chips.module.css';

export interface PlaceholderChipsProps {
  placeholders: readonly Placeholder[];
  onInsert: (placeholder: Placeholder) => void;
}

/** What can be put in where the cursor is; one tap does it. */
export function PlaceholderChips({ placeholders, onInsert }: PlaceholderChipsProps) {
  const text = useText('settings');
  return (
    <fieldset className={styles.chips}>
      <legend className={styles.legend}>{text('mails.placeholders')}</legend>
      {placeholders.map((placeholder) => (
        <button
          key={placeholder}
          type="button"
          className={styles.chip}
          title={`{${placeholder}}`}
          // The field keeps its cursor, and on a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onInsert(placeholder)}
        >
          {text(`mails.placeholder.${placeholder}`)}
        </button>
      ))}
    </fieldset>
  );
}
