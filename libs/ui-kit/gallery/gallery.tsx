import { useState } from 'react';
import { Moon, Plus, Search, Sun } from 'lucide-react';
import type { Language } from '@stammtisch/i18n';
import {
  applyAppearance,
  applyBrand,
  Banner,
  Button,
  IconButton,
  Kbd,
  LocaleProvider,
  Menu,
  PageHeader,
  SegmentedControl,
  Tabs,
  Toasts,
  type Density,
} from '../src/index.ts';
import { DayPage } from './day-page.tsx';
import { FeedbackPage } from './feedback-page.tsx';
import { FormPage } from './form-page.tsx';
import styles from './gallery.module.css';

const brands = {
  house: { primary: '#f47721', secondary: '#5cb85c' },
  wine: { primary: '#7b1e3b', secondary: '#2f6f5e' },
  lemon: { primary: '#ffe14d', secondary: '#15b421' },
};

type Page = 'day' | 'form' | 'feedback';

/** The catalogue of all components, laid out as they stand on real screens. */
export function Gallery({ language }: { language: Language }) {
  const [page, setPage] = useState<Page>('day');
  const [density, setDensity] = useState<Density>('system');
  const [isDark, setDark] = useState(() => matchMedia('(prefers-color-scheme: dark)').matches);

  return (
    <LocaleProvider language={language}>
      <main className={styles.page}>
        <PageHeader
          title="Zum Stammtisch"
          subtitle="Freitag, 1. Mai 2026"
          actions={
            <>
              <SegmentedControl<Density>
                label="Dichte"
                value={density}
                onChange={(next) => {
                  applyAppearance({ density: next });
                  setDensity(next);
                }}
                segments={[
                  { value: 'system', label: 'Gerät' },
                  { value: 'compact', label: 'Eng' },
                  { value: 'comfortable', label: 'Weit' },
                ]}
              />
              <IconButton
                label={isDark ? 'Hell' : 'Dunkel'}
                onPress={() => {
                  applyAppearance({ theme: isDark ? 'light' : 'dark' });
                  setDark(!isDark);
                }}
              >
                {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
              </IconButton>
              <IconButton label="Suchen" shortcut="/">
                <Search aria-hidden />
              </IconButton>
              <Menu
                label="Farben des Hauses"
                trigger={<Button>Farben</Button>}
                entries={Object.entries(brands).map(([id, brand]) => ({
                  id,
                  label: id,
                  onAction: () => applyBrand(brand),
                }))}
              />
              <Button variant="primary" icon={<Plus aria-hidden />}>
                Reservierung
              </Button>
            </>
          }
        />
        <Banner tone="warning">
          Keine Verbindung. Stand 18:42. Zwei Änderungen warten. <Kbd>Esc</Kbd>
        </Banner>
        <Tabs<Page>
          label="Seiten"
          value={page}
          onChange={setPage}
          tabs={[
            { value: 'day', label: 'Tag', count: 12, content: <DayPage /> },
            { value: 'form', label: 'Formular', content: <FormPage /> },
            { value: 'feedback', label: 'Rückmeldungen', content: <FeedbackPage /> },
          ]}
        />
      </main>
      <Toasts />
    </LocaleProvider>
  );
}
