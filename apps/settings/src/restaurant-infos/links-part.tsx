import { useText } from '@stammtisch/remote-kit';
import { SettingsPart } from '../section/settings-part.tsx';
import { LinkField } from './link-field.tsx';
import { useInfoWords, type RestaurantInfoForm } from './use-restaurant-info-form.ts';

const links = ['website', 'privacyPolicyUrl', 'termsOfServiceUrl'] as const;

/** The house's own pages, which guests find below the form and in mails. */
export function LinksPart({ form: { value, faults, put } }: { form: RestaurantInfoForm }) {
  const text = useText('settings');
  const words = useInfoWords();
  return (
    <SettingsPart title={text('restaurant-infos.links')} lead={text('restaurant-infos.links-why')}>
      {links.map((name) => (
        <LinkField
          key={name}
          label={words[name]}
          value={value[name]}
          {...(name === 'termsOfServiceUrl' && {
            description: text('restaurant-infos.terms-why'),
          })}
          {...(faults.has(name) && { error: text('restaurant-infos.link-wrong') })}
          onChange={(url) => put({ [name]: url })}
        />
      ))}
    </SettingsPart>
  );
}
