import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { common } from './common.ts';
import { defaultLanguage, fallbackLanguage, languages, type Language } from './language.ts';
import type { Bundle, Messages } from './messages.ts';
import { problemMessages } from './problems.ts';

/**
 * i18next's own instance is used on purpose: the package is a singleton between the shell and the
 * remotes, this module is not, so a state of its own would split.
 */
const instance: i18n = i18next;

const waiting = new Map<string, Bundle>();

/** Starts the one instance, at once and without requests; a second call only changes language. */
export function createI18n({ language = defaultLanguage }: { language?: Language } = {}): i18n {
  if (instance.isInitialized) {
    void instance.changeLanguage(language);
    return instance;
  }
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallbackLanguage,
    supportedLngs: [...languages],
    ns: ['common', 'problems'],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    // Keys are flat words (FAILED_LOADING_TAGS), so a point or a colon in one is only a character.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  addMessages('common', common);
  addMessages('problems', problemMessages);
  for (const [namespace, bundle] of waiting) addMessages(namespace, bundle);
  waiting.clear();
  return instance;
}

/** Registers a room's messages; before the start they wait for it. The last writer of a key wins. */
export function addMessages(namespace: string, bundle: Bundle): void {
  if (!instance.isInitialized) {
    waiting.set(namespace, bundle);
    return;
  }
  for (const language of languages) {
    instance.addResourceBundle(language, namespace, bundle[language], true, true);
  }
}

/** Adds the texts of one language to a namespace's own. */
export function addTexts(namespace: string, language: Language, texts: Messages): void {
  instance.addResourceBundle(language, namespace, texts, true, true);
}

/** Puts messages in the place of everything that a namespace had: another version of its room. */
export function replaceMessages(namespace: string, bundle: Bundle): void {
  for (const language of languages) instance.removeResourceBundle(language, namespace);
  addMessages(namespace, bundle);
}

/** Switches every text on the screen; the promise ends when that is done. */
export async function changeLanguage(language: Language): Promise<void> {
  await instance.changeLanguage(language);
}
