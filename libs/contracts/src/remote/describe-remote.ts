import type { RemoteDefinition } from './define-remote.ts';
import { describeSlot, describeTopic } from './describe-contracts.ts';
import type { Locale } from './locale.ts';
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

/** The texts that a host shows before the remote is loaded: titles and navigation entries. */
function labelsOf(remote: RemoteDefinition): Record<Locale, Record<string, string>> {
  const keys = new Set([
    ...remote.routes.map((route) => route.titleKey),
    ...remote.nav.map((entry) => entry.labelKey),
  ]);
  const textsIn = (locale: Locale) =>
    Object.fromEntries(
      [...keys].map((key) => {
        const text = remote.messages[locale][key];
        if (text === undefined) throw new Error(`${remote.name}: no text "${key}" in ${locale}`);
        return [key, text];
      }),
    );
  return { de: textsIn('de'), en: textsIn('en'), fr: textsIn('fr') };
}
