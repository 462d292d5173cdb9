import { useText } from '@stammtisch/i18n';
import { Choice } from '../kit/choice.tsx';
import { usePreferences } from '../preferences/preferences.ts';
import styles from './account-menu.module.css';

/** Light, dark or as the device has it; and whether the clock shows hands. */
export function AppearanceChoice() {
  const text = useText('shell');
  const { scheme, watch, choose } = usePreferences();
  return (
    <>
      <Choice
        label={text('account.scheme')}
        value={scheme}
        options={[
          { value: 'system', label: text('account.scheme-system') },
          { value: 'light', label: text('account.scheme-light') },
          { value: 'dark', label: text('account.scheme-dark') },
        ]}
        onChoose={(chosen) => choose({ scheme: chosen })}
      />
      <label className={styles.toggle}>
        <input
          type="checkbox"
          checked={watch}
          onChange={(event) => choose({ watch: event.currentTarget.checked })}
        />
        {text('account.watch')}
      </label>
    </>
  );
}
