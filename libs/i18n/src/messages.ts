import type { Language } from './language.ts';

/** Messages of one language: flat keys, `{{name}}` for values, `_one` / `_other` for plurals. */
export type Messages = Readonly<Record<string, string>>;

/** One room's messages in all three languages. */
export type Bundle<Key extends string = string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
>;

/** The key that a caller names: `persons` for the stored `persons_one` and `persons_other`. */
export type MessageKey<Stored extends string> = Stored extends `${infer Base}_${Plural}`
  ? Base
  : Stored;
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Values for a message; `count` also picks the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

export type Translate<Key extends string = string> = (
  key: MessageKey<Key>,
  values?: MessageValues,
) => string;

/** Keeps the keys as a type and lets the compiler refuse a language that lacks one. */
export function defineMessages<const Key extends string>(bundle: Bundle<Key>): Bundle<Key> {
  return bundle;
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/gu;

/** Names of the values that a message asks for, sorted, each once. */
export function variablesOf(message: string): string[] {
  return [...new Set([...message.matchAll(placeholder)].map((match) => match[1] ?? ''))].toSorted();
}

/** Puts values into a message; a value that is not given stays visible as its placeholder. */
export function interpolate(message: string, values: MessageValues = {}): string {
  return message.replace(placeholder, (whole, name: string) => String(values[name] ?? whole));
}

/**
 * The small translator for mails and for the guests' widget, which must not load i18next.
 * It reads the same bundles by the same rules; a key that nobody wrote is answered as it is.
 */
export function createTranslator<Key extends string>(
  bundle: Bundle<Key>,
  language: Language,
): Translate<Key> {
  const own: Messages = bundle[language];
  const fallback: Messages = bundle.en;
  const plurals = new Intl.PluralRules(language);

  return (key, values) => {
    const count = values?.['count'];
    const forms =
      typeof count === 'number'
        ? [`${key}_${plurals.select(count)}`, `${key}_other`, `${key}`]
        : [`${key}`];
    const message = [own, fallback].flatMap((texts) => forms.map((form) => texts[form]));
    return interpolate(message.find((text) => text !== undefined) ?? key, values);
  };
}
