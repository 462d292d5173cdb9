import type { FreePlace } from '@stammtisch/domain/table/free-places';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import styles from './place-chips.module.css';

export interface PlaceChipsProps {
  places: readonly FreePlace[];
  nameOf: (table: string) => string;
  onPlace: (tables: readonly string[]) => void;
}

/** As many as one looks through; the plan shows the rest. */
const most = 8;

/** The best places by name and until when: the way to what lights up without a mouse. */
export function PlaceChips({ places, nameOf, onPlace }: PlaceChipsProps) {
  const text = useText('floorplan');
  const formats = useFormats();
  if (places.length === 0) {
    return <output className={styles.none}>{text('live-plan.nothing-free')}</output>;
  }
  return (
    <ul className={styles.places} aria-label={text('live-plan.places', { count: places.length })}>
      {places.slice(0, most).map(({ tables, seats, until, isWhole }) => (
        <li key={tables.join()}>
          <button
            type="button"
            className={styles.place}
            data-short={!isWhole || undefined}
            onClick={() => onPlace(tables)}
          >
            <strong>{tables.map((table) => nameOf(table)).join(' + ')}</strong>
            <span className={styles.until}>
              {text('live-plan.seats', { count: seats })}
              {until !== undefined &&
                ` · ${text('live-plan.until', { time: formats.time(until.slice(11)) })}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
