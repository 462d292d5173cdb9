import { useText } from '@stammtisch/remote-kit';
import { Fact, Facts, TextField } from '@stammtisch/ui-kit';
import { SettingsPart } from '../section/settings-part.tsx';
import { CountrySelect } from './country-select.tsx';
import { useInfoWords, type RestaurantInfoForm } from './use-restaurant-info-form.ts';
import styles from './restaurant-infos.module.css';

/** Where the house is. */
export function AddressPart({ form: { value, faults, put } }: { form: RestaurantInfoForm }) {
  const text = useText('settings');
  const words = useInfoWords();
  return (
    <SettingsPart
      title={text('restaurant-infos.address')}
      lead={text('restaurant-infos.address-why')}
    >
      <TextField
        label={words.street}
        autoComplete="street-address"
        maxLength={200}
        value={value.street}
        onChange={(street) => put({ street })}
      />
      <div className={styles.place}>
        <TextField
          label={words.plz}
          autoComplete="postal-code"
          maxLength={12}
          value={value.plz}
          onChange={(plz) => put({ plz })}
        />
        <TextField
          label={words.city}
          autoComplete="address-level2"
          maxLength={100}
          value={value.city}
          onChange={(city) => put({ city })}
        />
      </div>
      <CountrySelect
        label={words.country}
        value={value.country}
        {...(faults.has('country') && { error: text('restaurant-infos.country-wrong') })}
        onChange={(country) => put({ country })}
      />
      <Facts>
        <Fact label={text('restaurant-infos.time-zone')}>
          {value.timeZone.replaceAll('_', ' ')}
        </Fact>
      </Facts>
    </SettingsPart>
  );
}
