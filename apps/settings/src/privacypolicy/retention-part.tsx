import type { Privacy } from '@stammtisch/contracts/privacy/read-privacy';
import { useText } from '@stammtisch/remote-kit';
import { NumberField, Switch } from '@stammtisch/ui-kit';
import { SettingsPart } from '../section/settings-part.tsx';
import type { SettingsForm } from '../section/use-settings-form.ts';
import styles from './privacy.module.css';

export interface RetentionPartProps {
  form: SettingsForm;
  privacy: Privacy;
}

/** What is offered when it is switched on. */
const usualMonths = 12;

/** Guests who have not come for so long go by themselves, at night. */
export function RetentionPart({ form, privacy }: RetentionPartProps) {
  const text = useText('settings');
  const { retentionMonths } = form.value.privacySettings;
  const { since, due, months } = privacy.retention;
  const set = (next: number) => form.set('privacySettings', { retentionMonths: next });
  return (
    <SettingsPart title={text('privacy.retention')} lead={text('privacy.retention-lead')}>
      <Switch
        isSelected={retentionMonths > 0}
        onChange={(isOn) => set(isOn ? months || usualMonths : 0)}
      >
        {text('privacy.retention-on')}
      </Switch>
      {retentionMonths > 0 && (
        <NumberField
          className={styles.number}
          label={text('privacy.retention-months')}
          value={retentionMonths}
          minValue={1}
          maxValue={120}
          onChange={(next) => set(Number.isNaN(next) ? usualMonths : next)}
        />
      )}
      {since !== null && retentionMonths === months && (
        <p className={styles.note}>
          {due === 0
            ? text('privacy.retention-none', { since })
            : text('privacy.retention-due', { count: due, since })}
        </p>
      )}
    </SettingsPart>
  );
}
