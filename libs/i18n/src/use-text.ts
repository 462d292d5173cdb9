import { useTranslation } from 'react-i18next';
import { fallbackLanguage, isLanguage, type Language } from './language.ts';
import type { MessageKey, MessageValues } from './messages.ts';
import type { common } from './common.ts';
import type { problemMessages } from './problems.ts';

/**
 * Keys by namespace. A room adds its own, and its keys are checked from then on:
 * `declare module '@stammtisch/i18n' { interface MessageKeys { reservations: ReservationKey } }`.
 */
export interface MessageKeys {
  common: MessageKey<keyof (typeof common)['de']>;
  problems: MessageKey<keyof (typeof problemMessages)['de']>;
}

export type KeyOf<Namespace extends string> = Namespace extends keyof MessageKeys
  ? MessageKeys[Namespace]
  : string;

export type Text<Namespace extends string> = (
  key: KeyOf<Namespace>,
  values?: MessageValues,
) => string;

/** The texts of one namespace; the component draws again when language or messages change. */
export function useText<const Namespace extends string>(namespace: Namespace): Text<Namespace> {
  const room: string = namespace;
  const { t } = useTranslation(room);
  return (key, values) => {
    const name: string = key;
    return String(t(name, { ...values }));
  };
}

/** The language that the screen is in now. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : fallbackLanguage;
}

/** The texts of whichever namespace, for a list that gathers from several rooms. */
export function useTexts(): (namespace: string, key: string) => string {
  const { t } = useTranslation();
  return (namespace, key) => String(t(key, { ns: namespace }));
}
