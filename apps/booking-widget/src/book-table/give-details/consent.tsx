import type { ReactNode } from 'react';
import { useText } from '../../app/language.tsx';
import { detailsTexts } from '../../texts/details-texts.ts';
import type { ErrorText } from './form-fields.ts';
import styles from './fields.module.css';

interface ConsentProps {
  name: 'allowsNewsletter' | 'allowsDataStorage' | 'acceptsPrivacyPolicy';
  isGiven: boolean;
  error?: ErrorText | undefined;
  onChange: (isGiven: boolean) => void;
  children?: ReactNode;
}

/** A box that is never ticked beforehand. */
export function Consent({ name, isGiven, error, onChange, children }: ConsentProps) {
  const t = useText(detailsTexts);
  const id = `field-${name}`;
  return (
    <div className={styles['consent']} data-part="consent">
      <label>
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={isGiven}
          aria-required={name === 'acceptsPrivacyPolicy'}
          aria-invalid={error !== undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{t(name)}</span>
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {t(error)}
        </p>
      )}
    </div>
  );
}
