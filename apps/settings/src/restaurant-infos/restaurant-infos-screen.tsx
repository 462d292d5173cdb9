import { useText } from '@stammtisch/remote-kit';
import { SettingsPage } from '../section/settings-page.tsx';
import { AddressPart } from './address-part.tsx';
import { BillsPart } from './bills-part.tsx';
import { ContactPart } from './contact-part.tsx';
import { GuestView } from './guest-view.tsx';
import { LinksPart } from './links-part.tsx';
import { LogoPart } from './logo-part.tsx';
import { PasswordsPart } from './passwords-part.tsx';
import { useRestaurantInfoForm } from './use-restaurant-info-form.ts';

/** Who the house is: contact data, logo and the two passwords (specification §2). */
export function RestaurantInfosScreen() {
  const text = useText('settings');
  const of = useRestaurantInfoForm();
  return (
    <SettingsPage
      title={text('restaurant-infos.title')}
      lead={text('restaurant-infos.lead')}
      of={of}
      aside={of.form && <GuestView info={of.form.value} />}
    >
      {(form) => (
        <>
          <ContactPart form={form} />
          <AddressPart form={form} />
          <LinksPart form={form} />
          <LogoPart info={form.saved} isReadOnly={form.isReadOnly} />
          <BillsPart form={form} />
          <PasswordsPart info={form.saved} isReadOnly={form.isReadOnly} />
        </>
      )}
    </SettingsPage>
  );
}
