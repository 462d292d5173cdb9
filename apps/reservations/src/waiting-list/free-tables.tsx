import { formatWireTime } from '@stammtisch/domain/time/wire-time';
import { useText } from '@stammtisch/remote-kit';
import type { PlaceNow } from './places-now.ts';
import styles from './choices.module.css';

export interface FreeTablesProps {
  label: string;
  places: readonly PlaceNow[];
  isDisabled: boolean;
  onChoose: (place: PlaceNow) => void;
}

/** Every table, and every set of tables, that is free and large enough, the best first. */
export function FreeTables({ label, places, isDisabled, onChoose }: FreeTablesProps) {
  const text = useText('reservations');
  return (
    <fieldset aria-label={label} className={styles.choices}>
      {places.map((place) => (
        <button
          key={place.tables.join()}
          type="button"
          className={styles.choice}
          disabled={isDisabled}
          onClick={() => onChoose(place)}
        >
          {place.name}
          <small>
            {place.room} · {text('form.table-seats', { seats: place.seats })}
          </small>
          {place.until && (
            <small>{text('walk-in.until', { time: formatWireTime(place.until) })}</small>
          )}
        </button>
      ))}
    </fieldset>
  );
}
