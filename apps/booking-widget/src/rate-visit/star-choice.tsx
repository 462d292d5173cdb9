import { useText } from '../app/language.tsx';
import { ratingTexts } from '../texts/rating-texts.ts';
import { starCounts, starPath } from './star-shape.ts';
import styles from './star-choice.module.css';

interface StarChoiceProps {
  /** 0 while nothing is chosen. */
  value: number;
  isMissing: boolean;
  onChange: (stars: number) => void;
}

/** Five stars as one choice: arrow keys go through them, and each is read with what it means. */
export function StarChoice({ value, isMissing, onChange }: StarChoiceProps) {
  const t = useText(ratingTexts);
  const chosen = starCounts.find((count) => count === value);
  return (
    <fieldset className={styles['choice']} aria-describedby="stars-hint" data-part="stars">
      <legend>{t('stars')}</legend>
      <div className={styles['stars']}>
        {starCounts.map((count) => (
          <label key={count} data-filled={count <= value || undefined}>
            <input
              type="radio"
              name="stars"
              value={count}
              checked={count === value}
              aria-label={t(`star_${count}`)}
              onChange={() => onChange(count)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={starPath} />
            </svg>
          </label>
        ))}
      </div>
      <p id="stars-hint" className={styles['hint']} data-missing={isMissing || undefined}>
        {isMissing ? t('chooseFirst') : chosen ? t(`star_${chosen}`) : t('chooseHint')}
      </p>
    </fieldset>
  );
}
