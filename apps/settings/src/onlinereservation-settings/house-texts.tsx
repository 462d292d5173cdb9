import type { HouseText } from '@stammtisch/contracts/settings/house-text';
import { languages, useLanguage, type Language } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { SegmentedControl, TextArea, TextField } from '@stammtisch/ui-kit';
import { useState } from 'react';
import { languageNames } from '../mails/language-names.ts';
import { SettingsPart } from '../section/settings-part.tsx';
import type { SettingsForm } from '../section/use-settings-form.ts';

const consents = ['privacy', 'terms', 'newsletter', 'dataStorage'] as const;

/** What guests read in the form, in each of their languages. */
export function HouseTexts({ form }: { form: SettingsForm }) {
  const text = useText('settings');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const online = form.value.onlineReservationSettings;
  const set = (change: Partial<typeof online>) => form.set('onlineReservationSettings', change);
  const other = languages.find((each) => each !== language && online.welcomeText[each] !== '');
  const said = (words: HouseText, typed: string): HouseText => ({ ...words, [language]: typed });

  return (
    <>
      <SettingsPart
        title={text('online.part-welcome')}
        lead={text('online.part-welcome-lead')}
        actions={
          <SegmentedControl
            label={text('online.language')}
            value={language}
            onChange={setLanguage}
            segments={languageNames}
          />
        }
      >
        <TextArea
          label={text('online.welcome')}
          rows={4}
          maxLength={2_000}
          value={online.welcomeText[language]}
          {...(other && { placeholder: online.welcomeText[other] })}
          onChange={(typed) => set({ welcomeText: said(online.welcomeText, typed) })}
        />
      </SettingsPart>
      <SettingsPart title={text('online.part-consent')} lead={text('online.part-consent-lead')}>
        {consents.map((name) => (
          <TextArea
            key={name}
            label={text(`online.consent-${name}`)}
            maxLength={1_000}
            value={online.consentTexts[name][language]}
            onChange={(typed) =>
              set({
                consentTexts: {
                  ...online.consentTexts,
                  [name]: said(online.consentTexts[name], typed),
                },
              })
            }
          />
        ))}
        <TextField
          label={text('online.terms-url')}
          type="url"
          inputMode="url"
          placeholder="https://"
          value={online.termsUrl}
          error={
            form.faults.has('onlineReservationSettings/termsUrl')
              ? text('online.terms-url-wrong')
              : undefined
          }
          onChange={(termsUrl) => set({ termsUrl })}
        />
      </SettingsPart>
    </>
  );
}
