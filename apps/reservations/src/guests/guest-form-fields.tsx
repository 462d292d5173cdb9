import { useLanguage } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Checkbox, Select, TextArea, TextField } from '@stammtisch/ui-kit';
import { countries } from '@stammtisch/domain/restaurant-info/country';
import { nameOfCountry } from './name-of-country.ts';
import type { GuestField } from './guest-form-values.ts';
import { TagPicker } from '../tags/tag-picker.tsx';
import type { GuestForm } from './use-guest-form.ts';
import styles from './guest-form.module.css';

type TextFieldName = Exclude<
  GuestField,
  'allowsNewsletter' | 'allowsDataStorage' | 'tags' | 'language' | 'temporary' | 'persist'
>;

/** In the order of a business card, then what the guest allowed. */
export function GuestFormFields({ form }: { form: GuestForm }) {
  const { values, wrong, set } = form;
  const text = useText('reservations');
  const problem = useText('problems');
  const language = useLanguage();

  const errorOf = (field: GuestField) => {
    if (!wrong.has(field)) return undefined;
    if (field === 'phone') return problem('PHONE_INVALID');
    return text(values[field] === '' ? 'form.required' : 'form.invalid');
  };
  const field = (name: TextFieldName, type: 'text' | 'tel' | 'email' = 'text') => (
    <TextField
      label={text(`guests.${name}`)}
      value={values[name]}
      onChange={(value) => set(name, value)}
      isRequired={name === 'lastname'}
      error={errorOf(name)}
      type={type}
      autoComplete="off"
    />
  );
  const unusual = values.country !== '' && !countries.some((each) => each === values.country);
  const codes: readonly string[] = unusual ? [values.country, ...countries] : countries;

  return (
    <>
      <div className={styles.pair}>
        {field('anrede')}
        {field('company')}
        {field('forename')}
        {field('lastname')}
        {field('phone', 'tel')}
        {field('email', 'email')}
      </div>
      <TextArea
        label={text('guests.comment')}
        value={values.comment}
        onChange={(comment) => set('comment', comment)}
        error={errorOf('comment')}
      />
      <TagPicker
        value={values.tags}
        onChange={(tags) => set('tags', tags)}
        error={errorOf('tags')}
      />
      <div className={styles.pair}>
        {field('street')}
        {field('roomno')}
        {field('plz')}
        {field('city')}
        <Select
          label={text('guests.country')}
          value={values.country === '' ? 'none' : values.country}
          onChange={(code) => set('country', code === 'none' ? '' : code)}
          options={[
            { value: 'none', label: text('guests.no-country') },
            ...codes.map((code) => ({ value: code, label: nameOfCountry(code, language) })),
          ]}
        />
        <Select
          label={text('guests.language')}
          value={values.language}
          onChange={(chosen) => set('language', chosen)}
          options={[
            { value: 'de', label: 'Deutsch' },
            { value: 'en', label: 'English' },
            { value: 'fr', label: 'Français' },
          ]}
        />
      </div>
      <div className={styles.choices}>
        <Checkbox
          isSelected={values.allowsDataStorage}
          onChange={(isAllowed) => set('allowsDataStorage', isAllowed)}
        >
          {text('guests.stores-data')}
        </Checkbox>
        <Checkbox
          isSelected={values.allowsNewsletter}
          onChange={(isAllowed) => set('allowsNewsletter', isAllowed)}
        >
          {text('guests.newsletter-yes')}
        </Checkbox>
        <Checkbox isSelected={values.persist} onChange={(isKept) => set('persist', isKept)}>
          {text('guests.persist')}
        </Checkbox>
        <Checkbox isSelected={values.temporary} onChange={(isOnce) => set('temporary', isOnce)}>
          {text('guests.temporary')}
        </Checkbox>
      </div>
    </>
  );
}
