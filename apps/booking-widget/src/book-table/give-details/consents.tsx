import type { Restaurant } from '../../api/restaurant.ts';
import type { Details } from '../draft.ts';
import { Consent } from './consent.tsx';
import type { FieldErrors } from './form-fields.ts';
import styles from './give-details.module.css';

interface ConsentsProps {
  restaurant: Restaurant;
  details: Details;
  errors: FieldErrors;
  onChange: (part: Partial<Details>) => void;
}

/** What the guest agrees to: what is needed last, beside the button. */
export function Consents({ restaurant, details, errors, onChange }: ConsentsProps) {
  const newsletter = restaurant.fields.find(({ name }) => name === 'allowsNewsletter');
  const box = (
    name: 'allowsNewsletter' | 'allowsDataStorage' | 'acceptsTerms' | 'acceptsPrivacyPolicy',
  ) => ({
    name,
    restaurant,
    isGiven: details[name],
    error: errors[name],
    onChange: (isGiven: boolean) => onChange({ [name]: isGiven }),
  });
  return (
    <div className={styles['consents']}>
      {newsletter && <Consent {...box('allowsNewsletter')} isNeeded={newsletter.mandatory} />}
      <Consent {...box('allowsDataStorage')} />
      {restaurant.termsUrl && (
        <Consent
          {...box('acceptsTerms')}
          isNeeded
          link={{ href: restaurant.termsUrl, label: 'terms' }}
        />
      )}
      <Consent
        {...box('acceptsPrivacyPolicy')}
        isNeeded
        link={{ href: restaurant.privacyPolicyUrl, label: 'privacyPolicy' }}
      />
    </div>
  );
}
