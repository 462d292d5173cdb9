import { checkCss } from '@stammtisch/contracts/settings/check-css';
import { longestCss } from '@stammtisch/contracts/settings/online-reservation-settings';
import { useHost, useText } from '@stammtisch/remote-kit';
import { Button, Skeleton } from '@stammtisch/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue } from 'react';
import { SettingsPart } from '../section/settings-part.tsx';
import type { SettingsForm } from '../section/use-settings-form.ts';
import styles from './style-sheet.module.css';

const CssEditor = lazy(async () => ({ default: (await import('./css-editor.tsx')).CssEditor }));

/** The house's own style sheet, with what is wrong in it by line and column as it is typed. */
export function StyleSheet({ form }: { form: SettingsForm }) {
  const text = useText('settings');
  const { customCss } = form.value.onlineReservationSettings;
  const css = useDeferredValue(customCss);
  const faults = useCssFaults(css);
  const set = (typed: string) => form.set('onlineReservationSettings', { customCss: typed });
  return (
    <SettingsPart
      title={text('online.part-css')}
      lead={text('online.part-css-lead')}
      actions={
        <Button
          isDisabled={customCss === form.saved.onlineReservationSettings.customCss}
          onPress={() => set(form.saved.onlineReservationSettings.customCss)}
        >
          {text('online.css-reset')}
        </Button>
      }
    >
      <Suspense fallback={<Skeleton rows={6} />}>
        <CssEditor
          label={text('online.css')}
          value={customCss}
          longest={longestCss}
          faults={faults.map((fault) => ({ ...fault, words: wordsOf(fault) }))}
          onChange={set}
        />
      </Suspense>
      {customCss.trim() !== '' && (
        <output className={styles.told}>
          {faults.length === 0 ? (
            text('online.css-fine')
          ) : (
            <ul>
              {faults.slice(0, 5).map((fault) => (
                <li key={`${fault.line} ${fault.column} ${fault.code}`}>
                  {text('online.css-fault', {
                    line: fault.line,
                    column: fault.column,
                    what: wordsOf(fault),
                  })}
                </li>
              ))}
            </ul>
          )}
        </output>
      )}
    </SettingsPart>
  );

  function wordsOf({ code, about }: { code: (typeof faults)[number]['code']; about: string }) {
    return text(`online.css-${code}`, { about });
  }
}

function useCssFaults(css: string) {
  const { client, entry } = useHost();
  const checked = useQuery({
    queryKey: ['css-sanity-check', css],
    enabled: css.trim() !== '',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      // Whoever types is not asked at every letter.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const { resource } = await client.call(entry, checkCss, { body: { css }, signal });
      return resource.errorMessages;
    },
  });
  return css.trim() === '' ? [] : (checked.data ?? []);
}
