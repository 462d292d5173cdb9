import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { detectLanguage, isLanguage, type Language } from '@stammtisch/i18n/language';
import { createTranslator, type Bundle, type Translate } from '@stammtisch/i18n/messages';
import { chooseTexts } from '../texts/choose-texts.ts';
import { keep, readKept } from './browser-storage.ts';
import { createFormats, type Formats } from './formats.ts';
import { readParameter } from './route.ts';

interface LanguageChoice {
  language: Language;
  formats: Formats;
  changeLanguage: (language: Language) => void;
}

const LanguageContext = createContext<LanguageChoice | undefined>(undefined);
const storageKey = 'stammtisch.language';

/** The guest's own choice, then the embedding site's `?lang=`, then the browser's languages. */
function firstLanguage(): Language {
  const wishes = [readKept(storageKey), readParameter('lang')];
  return wishes.find(isLanguage) ?? detectLanguage(navigator.languages);
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  const changeLanguage = useCallback((chosen: Language) => {
    keep(storageKey, chosen);
    setLanguage(chosen);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
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
