import { useState } from 'react';
import type { Restaurant } from '../../api/restaurant.ts';
import { useLanguage, useText } from '../../app/language.tsx';
import { phoneLink } from '../../app/outward-links.ts';
import { chooseTexts } from '../../texts/choose-texts.ts';
import styles from './chips.module.css';

interface PartySizeProps {
  restaurant: Restaurant;
  persons: number;
  onChange: (persons: number) => void;
}

/** More chips than this hide behind "more". */
const mostAtOnce = 12;

export function PartySize({ restaurant, persons, onChange }: PartySizeProps) {
  const { minPersons, maxPersons, phone } = restaurant;
  const t = useText(chooseTexts);
  const { formats } = useLanguage();
  const [isOpen, setIsOpen] = useState(persons >= minPersons + mostAtOnce);
  const count = maxPersons - minPersons + 1;
  const shown = isOpen || count <= mostAtOnce ? count : mostAtOnce - 1;
  return (
    <fieldset data-part="party-size">
      <legend className="label">{t('persons')}</legend>
      <div className={styles['persons']}>
        {Array.from({ length: shown }, (_, index) => minPersons + index).map((size) => (
          <label key={size} className={styles['chip']}>
            <input
              type="radio"
              name="persons"
              className="visually-hidden"
              checked={size === persons}
              aria-label={formats.persons(size)}
              onChange={() => onChange(size)}
            />
            {size}
          </label>
        ))}
        {shown < count && (
          <button type="button" className={styles['chip']} onClick={() => setIsOpen(true)}>
            {t('more')}
          </button>
        )}
      </div>
      {phone && (
        <p className={styles['hint']}>
          {t('largerParty', { count: maxPersons })}{' '}
          <a href={phoneLink(phone)}>{t('call', { phone })}</a>
        </p>
      )}
    </fieldset>
  );
}
