import { useText } from '@stammtisch/remote-kit';
import { NumberField, Switch } from '@stammtisch/ui-kit';
import { SettingsPart } from '../section/settings-part.tsx';
import type { SettingsForm } from '../section/use-settings-form.ts';
import styles from './rows.module.css';

/** Whether guests are reminded, and how many days ahead. */
export function ReminderPart({ form }: { form: SettingsForm }) {
  const text = useText('settings');
  const { reminderEmailConfig: reminder } = form.value.mail;
  const set = (change: Partial<typeof reminder>) =>
    form.set('mail', { reminderEmailConfig: { ...reminder, ...change } });
  return (
    <SettingsPart title={text('mails.when')} lead={text('mails.when-lead')}>
      <Switch isSelected={reminder.active} onChange={(active) => set({ active })}>
        {text('mails.remind')}
      </Switch>
      <NumberField
        className={styles.number}
        label={text('mails.days-ahead')}
        description={text('mails.days-ahead-hint')}
        value={reminder.daysAhead}
        minValue={0}
        maxValue={14}
        isDisabled={!reminder.active}
        onChange={(days) => set({ daysAhead: Number.isNaN(days) ? 1 : days })}
      />
    </SettingsPart>
  );
}
