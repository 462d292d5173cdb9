import { changeLanguage, languages, useLanguage, useText } from '@stammtisch/i18n';
import { SegmentedControl } from '@stammtisch/ui-kit/action/segmented-control.tsx';
import { usePreferences } from '../preferences/preferences.ts';

const names = { de: 'Deutsch', en: 'English', fr: 'Français' } as const;

/** The three languages, each in its own words. */
export function LanguageChoice() {
  const text = useText('shell');
  const language = useLanguage();
  const { choose } = usePreferences();
  return (
    <SegmentedControl
      isWide
      label={text('account.language')}
      value={language}
      segments={languages.map((code) => ({ value: code, label: names[code] }))}
      onChange={(code) => {
        choose({ language: code });
        void changeLanguage(code);
      }}
    />
  );
}
