import { useText } from '@stammtisch/remote-kit';
import { Switch } from '@stammtisch/ui-kit';
import { SettingsPage } from '../section/settings-page.tsx';
import { SettingsPart } from '../section/settings-part.tsx';
import { useSettingsForm } from '../section/use-settings-form.ts';
import styles from './corona-settings.module.css';

/** Specification §4: a corona-test question can block seating. */
export function CoronaSettingsScreen() {
  const text = useText('settings');
  const of = useSettingsForm({
    'reservationSettings/askCoronaTest': text('corona-settings.question'),
  });
  return (
    <SettingsPage title={text('corona-settings.title')} lead={text('corona-settings.lead')} of={of}>
      {({ value, set }) => (
        <>
          <SettingsPart title={text('corona-settings.question')} lead={text('corona-settings.why')}>
            <Switch
              isSelected={value.reservationSettings.askCoronaTest}
              onChange={(askCoronaTest) => set('reservationSettings', { askCoronaTest })}
            >
              {text('corona-settings.ask')}
            </Switch>
          </SettingsPart>
          {value.reservationSettings.askCoronaTest && (
            <SettingsPart title={text('corona-settings.sample')}>
              <div className={styles.question}>
                <p className={styles.words}>{text('corona-settings.sample-question')}</p>
                <p>{text('corona-settings.sample-why')}</p>
                <span className={styles.yes}>{text('corona-settings.sample-yes')}</span>
              </div>
            </SettingsPart>
          )}
        </>
      )}
    </SettingsPage>
  );
}
