import type { ImportSuggestion } from '@stammtisch/contracts/hotel-import/hotel-import';
import { useText } from '@stammtisch/remote-kit';
import { Checkbox } from '@stammtisch/ui-kit';
import { TriangleAlert } from 'lucide-react';
import styles from './review.module.css';

export interface SuggestionItemProps {
  suggestion: ImportSuggestion;
  /** Whether more guests would come then than the house wants. */
  isOverfull: (meal: { date: string; start: string }) => boolean;
  onDecide: (accepted: boolean) => void;
}

/** One stay: who, from when to when, and the reservations that belong to it. */
export function SuggestionItem({ suggestion, isOverfull, onDecide }: SuggestionItemProps) {
  const text = useText('hotel-import');
  const { name, roomno, persons, arrangement, arrival, departure } = suggestion;
  const { reservations } = suggestion.reservationSuggestions;
  const who = (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.about}>
        {text('review.about', { arrival, departure, persons, arrangement: arrangement || '–' })}
        {roomno !== '' && ` · ${text('review.room', { roomno })}`}
      </span>
    </>
  );
  return (
    <li className={styles.stay}>
      {reservations.length === 0 ? (
        <p className={styles.plain}>{who}</p>
      ) : (
        <Checkbox isSelected={suggestion.accepted} onChange={onDecide}>
          {who}
        </Checkbox>
      )}
      {previous()}
      {reservations.length === 0 ? (
        <p className={styles.note}>{text('review.no-reservations')}</p>
      ) : (
        <ul className={styles.times} aria-label={text('review.times', { name })}>
          {reservations.map(({ date, start, end }) => {
            const isTooMuch = suggestion.accepted && isOverfull({ date, start });
            return (
              <li key={`${date} ${start}`} data-overfull={isTooMuch || undefined}>
                {isTooMuch && <TriangleAlert size={14} aria-label={text('review.too-full')} />}
                {date.slice(0, 6)} {start}–{end}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );

  function previous() {
    const { previousImportDescription: earlier } = suggestion;
    if (earlier === '') return null;
    return (
      <p className={styles.known}>
        {earlier.startsWith('#')
          ? text('review.same-row', { row: earlier.slice(1) })
          : text('review.imported', { date: earlier })}
      </p>
    );
  }
}
