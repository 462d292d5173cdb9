import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { detectLanguage, isLanguage, type Language } from '@stammtisch/i18n/language';
import { createTranslator, type Bundle, type Translate } from '@stammtisch/i18n/messages';
import { chooseTexts } from '../texts/choose-texts.ts';
import { keep, readKept } from './browser-storage.ts';
import { createFormats, type Formats } from './formats.ts';
import { useLanguageWish, useRoot } from './place.ts';

interface LanguageChoice {
  language: Language;
  formats: Formats;
  changeLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);
const storageKey = 'stammtisch.language';

/** The guest's own choice, then the embedding site's wish, then the browser's languages. */
function firstLanguage(wish: string | null): Language {
  const wishes = [readKept(storageKey), wish];
  return wishes.find(isLanguage) ?? detectLanguage(navigator.languages);
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const root = useRoot();
  const wish = useLanguageWish();
  const [language, setLanguage] = useState(() => firstLanguage(wish));
  const changeLanguage = useCallback((chosen: Language) => {
    keep(storageKey, chosen);
    setLanguage(chosen);
  }, []);
  useEffect(() => {
    root.setAttribute('lang', language);
  }, [root, language]);
  const choice = useMemo(
    () => ({
      language,
      formats: createFormats(language, createTranslator(chooseTexts, language)),
      changeLanguage,
    }),
    [language, changeLanguage],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('a text stands outside of LanguageProvider');
  return choice;
}

export function useText<Key extends string>(bundle: Bundle<Key>): Translate<Key> {
  const { language } = useLanguage();
  return useMemo(() => createTranslator(bundle, language), [bundle, language]);
}
