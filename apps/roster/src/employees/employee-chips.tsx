import type { Hours } from '@stammtisch/domain/roster/hours';
import { formatHours } from '@stammtisch/domain/roster/hours';
import { useText } from '@stammtisch/remote-kit';
import { hueClass } from './hue-class.ts';
import styles from './employee-chips.module.css';

export interface EmployeeChipsProps {
  names: readonly string[];
  /** Of the days that are shown. */
  hours: readonly Hours[];
  /** None chosen: all are shown. */
  chosen: ReadonlySet<string>;
  /** On the list of the house no more. */
  isGone: (name: string) => boolean;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Whose shifts are shown, with the planned hours of each. */
export function EmployeeChips({ names, hours, chosen, isGone, onChange }: EmployeeChipsProps) {
  const text = useText('roster');
  const toggle = (name: string) => {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    onChange(next);
  };
  return (
    <ul className={styles.chips} aria-label={text('employees.filter')}>
      {names.map((name, place) => {
        const planned = hours.find(({ employee }) => employee === name)?.planned ?? 0;
        return (
          <li key={name}>
            <button
              type="button"
              className={`${styles.chip} ${hueClass(place)}`}
              aria-pressed={chosen.has(name)}
              onClick={() => toggle(name)}
            >
              <span className={styles.dot} aria-hidden />
              <span>{isGone(name) ? text('employees.gone', { name }) : name}</span>
              <span className={styles.hours}>{formatHours(planned)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
