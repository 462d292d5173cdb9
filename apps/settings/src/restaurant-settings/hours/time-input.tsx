import styles from './time-input.module.css';

export interface TimeInputProps {
  label: string;
  /** HH:mm */
  value: string;
  onChange: (time: string) => void;
  isWrong?: boolean;
  /** Midnight ends the day here: it is written 24:00 and shown as 00:00. */
  isEnd?: boolean;
}

/** A time of the day in the browser's own field. Specification §5: a trailing .000 is stripped. */
export function TimeInput({ label, value, onChange, isWrong, isEnd = false }: TimeInputProps) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        className={styles.input}
        type="time"
        step={900}
        value={value === '24:00' ? '00:00' : value}
        aria-invalid={isWrong || undefined}
        onChange={(event) => {
          const time = event.target.value.slice(0, 5);
          onChange(isEnd && time === '00:00' ? '24:00' : time);
        }}
      />
    </label>
  );
}
