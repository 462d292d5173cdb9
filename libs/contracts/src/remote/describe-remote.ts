import type { RemoteDefinition } from './define-remote.ts';
import { describeSlot, describeTopic } from './describe-contracts.ts';
import { locales, type Locale } from './locale.ts';
import { remoteManifest, type RemoteManifest } from './remote-manifest.ts';

/** What only a build knows of a remote. */
export type BuiltRemote = Pick<
  RemoteManifest,
  'version' | 'commit' | 'shared' | 'container' | 'exposes' | 'messages' | 'files'
>;

/**
 * The manifest of a remote: what its `remote.ts` says and what its build made of it.
 *
 * @throws when the definition breaks a rule of manifests, or a language lacks a title
 */
export function describeRemote(remote: RemoteDefinition, built: BuiltRemote): RemoteManifest {
  return remoteManifest.parse({
    ...built,
    schema: 1,
    name: remote.name,
    team: remote.team,
    hostContract: remote.hostContract,
    routes: remote.routes,
    nav: remote.nav,
    slots: {
      provided: (remote.slots?.provided ?? []).map((slot) => describeSlot(slot)),
      filled: (remote.slots?.filled ?? []).map(({ contract, expose, order }) => ({
        ...describeSlot(contract),
        expose,
        order,
      })),
    },
    labels: labelsOf(remote),
    topics: {
      publishes: (remote.topics?.publishes ?? []).map((topic) => describeTopic(topic)),
      consumes: (remote.topics?.consumes ?? []).map((topic) => describeTopic(topic)),
    },
    requires: remote.requires ?? [],
    csp: remote.csp ?? {},
    budgets: { routeGzip: 120_000, ...remote.budgets },
  });
}

/** The texts that a host takes from the remote's messages when somebody asks for them. */
function lazyKeysOf({ routes }: RemoteDefinition): string[] {
  return routes.flatMap(({ guide, fields = [] }) =>
    [
      guide?.welcomeKey,
      ...(guide?.steps ?? []).flatMap(({ titleKey, textKey }) => [titleKey, textKey]),
      ...fields.flatMap(({ labelKey, wordsKey }) => [labelKey, wordsKey]),
    ].filter((key) => key !== undefined),
  );
}

/** The texts that a host shows before the remote is loaded: titles, leads and navigation entries. */
function labelsOf(remote: RemoteDefinition): Record<Locale, Record<string, string>> {
  const keys = new Set([
    ...remote.routes.map((route) => route.titleKey),
    ...remote.routes.flatMap(({ leadKey }) => (leadKey === undefined ? [] : [leadKey])),
    ...remote.nav.map((entry) => entry.labelKey),
  ]);
  const textOf = (key: string, locale: Locale) => {
    const text = remote.messages[locale][key];
    if (text === undefined) throw new Error(`${remote.name}: no text "${key}" in ${locale}`);
    return text;
  };
  for (const locale of locales) for (const key of lazyKeysOf(remote)) textOf(key, locale);
  const textsIn = (locale: Locale) =>
    Object.fromEntries([...keys].map((key) => [key, textOf(key, locale)]));
  return { de: textsIn('de'), en: textsIn('en'), fr: textsIn('fr') };
}
