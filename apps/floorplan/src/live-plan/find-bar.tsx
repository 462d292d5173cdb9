import type { FreePlace } from '@stammtisch/domain/table/free-places';
import type { Minute } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { X } from 'lucide-react';
import { PersonChips } from './person-chips.tsx';
import { PlaceChips } from './place-chips.tsx';
import type { Search } from './place-search.ts';
import styles from './find-bar.module.css';

export interface FindBarProps {
  search: Search | undefined;
  /** Whether `now` is a time of this day. */
  isToday: boolean;
  times: readonly Minute[];
  places: readonly FreePlace[];
  nameOf: (table: string) => string;
  onSearch: (search: Search | undefined) => void;
  onPlace: (tables: readonly string[]) => void;
}

const sizes = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12] as const;

/** What is free for so many at a time: it lights up on the plan, and is named here. */
export function FindBar(props: FindBarProps) {
  const { search, isToday, times, places, nameOf, onSearch, onPlace } = props;
  const text = useText('floorplan');
  const formats = useFormats();
  const first = isToday ? 'now' : (times[4] ?? 'now');
  return (
    <section
      className={styles.bar}
      data-open={search !== undefined || undefined}
      aria-label={text('live-plan.find')}
    >
      <div className={styles.row}>
        <span className={styles.label} aria-hidden>
          {text('live-plan.find')}
        </span>
        <PersonChips
          label={text('live-plan.persons')}
          sizes={sizes}
          value={search?.persons ?? 0}
          describe={(size) => formats.persons(size)}
          onPress={(persons) =>
            onSearch(persons === search?.persons ? undefined : { persons, at: search?.at ?? first })
          }
        />
        {search && (
          <Button
            variant="quiet"
            icon={<X aria-hidden />}
            onPress={() => onSearch(undefined)}
            className={styles.end}
          >
            {text('live-plan.find-end')}
          </Button>
        )}
      </div>
      {search && (
        <>
          <div className={styles.row}>
            <fieldset aria-label={text('live-plan.when')} className={styles.times}>
              {[...(isToday ? ['now' as const] : []), ...times].map((at) => (
                <button
                  key={at}
                  type="button"
                  className={styles.time}
                  aria-pressed={at === search.at}
                  onClick={() => onSearch({ ...search, at })}
                >
                  {at === 'now' ? text('live-plan.now') : formats.time(at.slice(11))}
                </button>
              ))}
            </fieldset>
          </div>
          <PlaceChips places={places} nameOf={nameOf} onPlace={onPlace} />
        </>
      )}
    </section>
  );
}
