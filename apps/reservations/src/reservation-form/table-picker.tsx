import { useText } from '@stammtisch/remote-kit';
import { classNames } from '@stammtisch/ui-kit';
import { useState } from 'react';
import type { TableChoice } from './table-choices.ts';
import { tablesAfterTap } from './tap-table.ts';
import styles from './table-picker.module.css';

export interface TablePickerProps {
  label: string;
  choices: readonly TableChoice[];
  value: 'auto' | readonly string[];
  /** Whether the program may choose (new ones); a moved party names its table. */
  allowsAuto: boolean;
  onChange: (value: 'auto' | string[]) => void;
}

/** The tables as chips: free, too small, taken and by whom. Several can be put together. */
export function TablePicker({ label, choices, value, allowsAuto, onChange }: TablePickerProps) {
  const text = useText('reservations');
  const chosen = value === 'auto' ? [] : value;
  const [isFirst, setFirst] = useState(true);
  const choose = (tables: 'auto' | string[]) => {
    setFirst(false);
    onChange(tables);
  };
  const rooms = Map.groupBy(choices, (choice) => choice.room);
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.chips}>
        {allowsAuto && (
          <button
            type="button"
            className={styles.chip}
            aria-pressed={value === 'auto'}
            onClick={() => choose('auto')}
          >
            {text('form.auto')}
          </button>
        )}
        <button
          type="button"
          className={styles.chip}
          aria-pressed={value !== 'auto' && value.length === 0}
          onClick={() => choose([])}
        >
          {text('form.no-table')}
        </button>
      </div>
      {[...rooms].map(([room, tables]) => (
        <section key={room} className={styles.room} aria-label={room}>
          <span className={styles.roomName} aria-hidden>
            {room}
          </span>
          <div className={styles.chips}>
            {tables.map((table) => (
              <button
                key={table.id}
                type="button"
                className={classNames(styles.chip, styles[table.state])}
                aria-pressed={chosen.includes(table.id)}
                title={stateOf(table)}
                aria-label={`${text('form.table')} ${table.name}, ${text('form.table-seats', { seats: table.seats })}, ${stateOf(table)}`}
                onClick={() => choose(tablesAfterTap(chosen, table, isFirst))}
              >
                <span className={styles.name}>{table.name}</span>
                <span className={styles.seats}>{table.seats}</span>
              </button>
            ))}
          </div>
        </section>
      ))}
    </fieldset>
  );

  function stateOf(table: TableChoice): string {
    if (table.takenBy !== undefined) return text('form.table-taken', { name: table.takenBy });
    return text(table.state === 'small' ? 'form.table-small' : 'form.table-free');
  }
}
