import { missingForPayment } from '@stammtisch/domain/restaurant-info/missing-for-payment';
import { billedAtHome } from '@stammtisch/domain/restaurant-info/billing-address';
import { RouteLink, useText } from '@stammtisch/remote-kit';
import { Switch, TextField } from '@stammtisch/ui-kit';
import { SettingsPart } from '../section/settings-part.tsx';
import { CountrySelect } from './country-select.tsx';
import { useInfoWords, type RestaurantInfoForm } from './use-restaurant-info-form.ts';
import styles from './restaurant-infos.module.css';

/** Where bills go, and what payments by card still need. */
export function BillsPart({ form: { value, faults, put } }: { form: RestaurantInfoForm }) {
  const text = useText('settings');
  const words = useInfoWords();
  const isSame = value.billingSameAsRestaurant;
  const bill = value.billingAddress;
  const missing = missingForPayment(
    isSame ? { ...value, billingAddress: billedAtHome(value) } : value,
  );
  return (
    <SettingsPart title={text('restaurant-infos.bills')} lead={text('restaurant-infos.bills-why')}>
      <Switch
        isSelected={isSame}
        onChange={(billingSameAsRestaurant) => put({ billingSameAsRestaurant })}
      >
        {text('restaurant-infos.bills-same')}
      </Switch>
      {!isSame && (
        <>
          <TextField
            label={text('restaurant-infos.line1')}
            maxLength={200}
            value={bill.line1}
            onChange={(line1) => put({ 'billingAddress/line1': line1 })}
          />
          <TextField
            label={text('restaurant-infos.line2')}
            maxLength={200}
            value={bill.line2}
            onChange={(line2) => put({ 'billingAddress/line2': line2 })}
          />
          <div className={styles.place}>
            <TextField
              label={words.plz}
              maxLength={12}
              value={bill.postalCode}
              onChange={(postalCode) => put({ 'billingAddress/postalCode': postalCode })}
            />
            <TextField
              label={words.city}
              maxLength={100}
              value={bill.city}
              onChange={(city) => put({ 'billingAddress/city': city })}
            />
          </div>
          <CountrySelect
            label={words.country}
            value={bill.country}
            {...(faults.has('billingAddress/country') && {
              error: text('restaurant-infos.country-wrong'),
            })}
            onChange={(country) => put({ 'billingAddress/country': country })}
          />
        </>
      )}
      <p className={styles.note}>
        {missing.length === 0
          ? text('restaurant-infos.payment-ready')
          : text('restaurant-infos.payment-missing', {
              fields: missing.map((path) => words[path]).join(', '),
            })}{' '}
        <RouteLink to="addons.overview">{text('restaurant-infos.payment-link')}</RouteLink>
      </p>
    </SettingsPart>
  );
}
