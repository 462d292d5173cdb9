import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import type { Locale } from '@stammtisch/contracts/remote/locale';

/**
 * The texts that a host shows before the remote is loaded: titles and navigation entries.
 * Throws when a language lacks one.
 */
export function labelsOf(remote: RemoteDefinition, locales: readonly Locale[]) {
  const keys = new Set([
    ...remote.routes.map((route) => route.titleKey),
    ...remote.nav.map((entry) => entry.labelKey),
  ]);
  const perLocale = locales.map((locale) => {
    const texts = [...keys].map((key) => {
      const text = remote.messages[locale][key];
      if (text === undefined) throw new Error(`${remote.name}: no text "${key}" in ${locale}`);
      return [key, text] as const;
    });
    return [locale, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(perLocale);
}
