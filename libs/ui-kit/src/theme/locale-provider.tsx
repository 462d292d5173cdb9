import { useEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { locales, type Language } from '@stammtisch/i18n';

export interface LocaleProviderProps {
  language: Language;
  children: ReactNode;
}

/** Tells every component, and the document, which language the screen is in. */
export function LocaleProvider({ language, children }: LocaleProviderProps) {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <I18nProvider locale={locales[language]}>{children}</I18nProvider>;
}
