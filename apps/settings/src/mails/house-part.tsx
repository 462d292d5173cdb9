import type { Language } from '@stammtisch/contracts/fields/text';
import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, Select, Switch, TextField } from '@stammtisch/ui-kit';
import { Plus, Trash2 } from 'lucide-react';
import { SettingsPart } from '../section/settings-part.tsx';
import type { SettingsForm } from '../section/use-settings-form.ts';
import { languageNames } from './language-names.ts';
import styles from './rows.module.css';

const kinds = ['requests', 'bookings', 'changes', 'cancellations'] as const;
const most = 5;

/** What the house hears by mail, at which addresses, in which language. */
export function HousePart({ form }: { form: SettingsForm }) {
  const text = useText('settings');
  const { notifications } = form.value.mail;
  const { addresses } = notifications;
  const set = (change: Partial<typeof notifications>) =>
    form.set('mail', { notifications: { ...notifications, ...change } });
  return (
    <SettingsPart title={text('mails.house')} lead={text('mails.house-lead')}>
      {kinds.map((kind) => (
        <Switch
          key={kind}
          isSelected={notifications[kind]}
          onChange={(isOn) => set({ [kind]: isOn })}
        >
          {text(`mails.house.${kind}`)}
        </Switch>
      ))}
      {addresses.length === 0 && <p className={styles.quiet}>{text('mails.house.none')}</p>}
      {addresses.map((address, index) => {
        const label = text('mails.house.address', { count: index + 1 });
        return (
          // Two rows may say the same while they are typed; their place tells them apart.
          <div key={`${index} of ${addresses.length}`} className={styles.row}>
            <TextField
              className={styles.wide}
              label={label}
              type="email"
              value={address}
              onChange={(typed) => set({ addresses: addresses.with(index, typed.trim()) })}
              {...(address !== '' &&
                form.faults.has(`mail/notifications/addresses/${index}`) && {
                  error: text('mails.fault.address'),
                })}
            />
            <IconButton
              label={text('mails.remove', { what: label })}
              onPress={() => set({ addresses: addresses.toSpliced(index, 1) })}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        );
      })}
      {addresses.length < most && (
        <Button
          className={styles.add}
          icon={<Plus aria-hidden />}
          onPress={() => set({ addresses: [...addresses, ''] })}
        >
          {text('mails.house.add')}
        </Button>
      )}
      <Select<Language>
        label={text('mails.language')}
        options={languageNames}
        value={notifications.language}
        onChange={(language) => set({ language })}
      />
    </SettingsPart>
  );
}
