import { useText } from '@stammtisch/remote-kit';
import type { TableChoice } from '../reservation-form/table-choices.ts';
import styles from './choices.module.css';

export interface FreeTablesProps {
  label: string;
  tables: readonly TableChoice[];
  isDisabled: boolean;
  onChoose: (table: string) => void;
}

/** Every free table that is large enough, the smallest first. */
export function FreeTables({ label, tables, isDisabled, onChoose }: FreeTablesProps) {
  const text = useText('reservations');
  return (
    <fieldset aria-label={label} className={styles.choices}>
      {tables
        .filter((table) => table.state === 'free')
        .toSorted((first, second) => first.seats - second.seats)
        .map((table) => (
          <button
            key={table.id}
            type="button"
            className={styles.choice}
            disabled={isDisabled}
            onClick={() => onChoose(table.id)}
          >
            {table.name}
            <small>
              {table.room} · {text('form.table-seats', { seats: table.seats })}
            </small>
          </button>
        ))}
    </fieldset>
  );
}
