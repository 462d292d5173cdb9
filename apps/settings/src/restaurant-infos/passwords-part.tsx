import type { Linked } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/remote-kit';
import { SettingsPart } from '../section/settings-part.tsx';
import { PasswordForm } from './password-form.tsx';

export interface PasswordsPartProps {
  info: Linked;
  isReadOnly: boolean;
}

/** The password of the account and the master password of the house, each changed on its own. */
export function PasswordsPart({ info, isReadOnly }: PasswordsPartProps) {
  const text = useText('settings');
  return (
    <>
      <SettingsPart
        title={text('restaurant-infos.password')}
        lead={text('restaurant-infos.password-why')}
      >
        <PasswordForm info={info} purpose="login" isReadOnly={isReadOnly} />
      </SettingsPart>
      <SettingsPart
        title={text('restaurant-infos.master')}
        lead={text('restaurant-infos.master-why')}
      >
        <PasswordForm info={info} purpose="master" isReadOnly={isReadOnly} />
      </SettingsPart>
    </>
  );
}
