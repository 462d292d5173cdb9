import { useLanguage, useText } from '../../app/language.tsx';
import { webLink } from '../../app/web-link.ts';
import type { Restaurant } from '../../api/restaurant.ts';
import { detailsTexts } from '../../texts/details-texts.ts';
import type { ErrorText } from './form-fields.ts';
import styles from './fields.module.css';

/** Each box, with the words that stand beside it; the house may have worded them itself. */
const texts = {
  allowsNewsletter: 'newsletter',
  allowsDataStorage: 'dataStorage',
  acceptsTerms: 'terms',
  acceptsPrivacyPolicy: 'privacy',
} as const;

interface ConsentProps {
  name: keyof typeof texts;
  restaurant: Restaurant;
  isGiven: boolean;
  isNeeded?: boolean;
  error?: ErrorText | undefined;
  onChange: (isGiven: boolean) => void;
  /** What is agreed to, to be read in full. */
  link?: { href: string; label: 'privacyPolicy' | 'terms' };
}

/** A box that is never ticked beforehand. */
export function Consent(props: ConsentProps) {
  const { name, restaurant, isGiven, isNeeded = false, error, onChange, link } = props;
  const t = useText(detailsTexts);
  const { language } = useLanguage();
  const id = `field-${name}`;
  const href = link && webLink(link.href);
  return (
    <div className={styles['consent']} data-part="consent">
      <label>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={isGiven}
          aria-required={isNeeded}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {restaurant.consentTexts[texts[name]][language]}
          {!isNeeded && <small> ({t('optional')})</small>}
        </span>
      </label>
      {link && href && (
        <a href={href} target="_blank" rel="noreferrer">
          {t(link.label)}
          <span className="visually-hidden"> {t('newTab')}</span>
        </a>
      )}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {t(error)}
        </p>
      )}
    </div>
  );
}
