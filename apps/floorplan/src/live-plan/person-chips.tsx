import styles from './person-chips.module.css';

export interface PersonChipsProps {
  label: string;
  sizes: readonly number[];
  /** Pressed; undefined where a press does something at once. */
  value?: number | undefined;
  describe: (size: number) => string;
  onPress: (size: number) => void;
}

/** How many, one press each. */
export function PersonChips({ label, sizes, value, describe, onPress }: PersonChipsProps) {
  return (
    <fieldset aria-label={label} className={styles.chips}>
      {sizes.map((size) => (
        <button
          key={size}
          type="button"
          className={styles.chip}
          aria-label={describe(size)}
          aria-pressed={value === undefined ? undefined : size === value}
          onClick={() => onPress(size)}
        >
          {size}
        </button>
      ))}
    </fieldset>
  );
}
