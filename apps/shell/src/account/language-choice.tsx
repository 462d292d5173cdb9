import { changeLanguage, languages, useLanguage, useText } from '@stammtisch/i18n';
import { usePreferences } from '../preferences/preferences.ts';
import { Choice } from '../kit/choice.tsx';

const names = { de: 'Deutsch', en: 'English', fr: 'Français' } as const;

/** The three languages, each in its own words. */
export function LanguageChoice() {
  const text = useText('shell');
  const language = useLanguage();
  const { choose } = usePreferences();
  return (
    <Choice
      label={text('account.language')}
      value={language}
      options={languages.map((code) => ({ value: code, label: names[code] }))}
      onChoose={(code) => {
        choose({ language: code });
        void changeLanguage(code);
      }}
    />
  );
}
