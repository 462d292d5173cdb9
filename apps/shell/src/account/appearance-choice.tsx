import { useText } from '@stammtisch/i18n';
import { SegmentedControl } from '@stammtisch/ui-kit/action/segmented-control.tsx';
import { Switch } from '@stammtisch/ui-kit/field/switch.tsx';
import { usePreferences } from '../preferences/preferences.ts';

/** Light, dark or as the device has it; and whether the clock shows hands. */
export function AppearanceChoice() {
  const text = useText('shell');
  const { scheme, watch, choose } = usePreferences();
  return (
    <>
      <SegmentedControl
        isWide
        label={text('account.scheme')}
        value={scheme}
        segments={[
          { value: 'system', label: text('account.scheme-system') },
          { value: 'light', label: text('account.scheme-light') },
          { value: 'dark', label: text('account.scheme-dark') },
        ]}
        onChange={(chosen) => choose({ scheme: chosen })}
      />
      <Switch isSelected={watch} onChange={(isSelected) => choose({ watch: isSelected })}>
        {text('account.watch')}
      </Switch>
    </>
  );
}
