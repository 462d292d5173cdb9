import { useText } from '@stammtisch/remote-kit';
import { Fact, Facts, TextField } from '@stammtisch/ui-kit';
import { SettingsPart } from '../section/settings-part.tsx';
import { useHousePhone } from './use-house-phone.ts';
import { useInfoWords, type RestaurantInfoForm } from './use-restaurant-info-form.ts';
import styles from './restaurant-infos.module.css';

/** The name, and how guests reach the house. */
export function ContactPart({ form: { value, faults, put } }: { form: RestaurantInfoForm }) {
  const text = useText('settings');
  const problems = useText('problems');
  const words = useInfoWords();
  const read = useHousePhone()(value.phone, value.country);
  return (
    <SettingsPart
      title={text('restaurant-infos.contact')}
      lead={text('restaurant-infos.contact-why')}
    >
      <TextField
        label={words.name}
        value={value.name}
        maxLength={120}
        autoComplete="organization"
        isRequired
        {...(faults.has('name') && { error: text('restaurant-infos.name-missing') })}
        onChange={(name) => put({ name })}
      />
      <TextField
        label={words.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
        value={value.phone}
        {...(faults.has('phone') && { error: problems('PHONE_INVALID') })}
        {...(read !== undefined &&
          read !== '' &&
          read !== value.phone && {
            description: text('restaurant-infos.phone-read', { phone: read }),
          })}
        onChange={(phone) => put({ phone })}
      />
      <TextField
        label={words.email}
        description={text('restaurant-infos.email-why')}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={value.email}
        {...(faults.has('email') && { error: text('restaurant-infos.email-wrong') })}
        onChange={(email) => put({ email: email.trim() })}
      />
      <Facts>
        <Fact label={text('restaurant-infos.identifier')}>{value.restaurantIdentifier}</Fact>
      </Facts>
      <p className={styles.note}>{text('restaurant-infos.identifier-why')}</p>
    </SettingsPart>
  );
}
