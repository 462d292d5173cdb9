import { getInstance, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { addressOf, forgetFilesOf, integrityPlugin, trustFilesOf } from './integrity.ts';

/** A version of a remote whose code is, or is about to be, in this page. */
export interface Version {
  remote: ReleasedRemote;
  /** How many loads are under way. */
  loading: number;
  /** The exposed modules that came. */
  loaded: Set<string>;
  /** How often its container was asked for. */
  tries: number;
  /** No longer wanted: to be cleared away when nothing loads any more. */
  isRetired: boolean;
}

const versions = new Map<string, Version>();

function federation() {
  const instance = getInstance();
  if (instance === null) throw new Error('the federation has not started');
  return instance;
}

/**
 * The name under which the federation knows a version. It is the container's own: the runtime finds
 * and frees a container's instance only when both are called the same.
 */
export function federationName({ manifest }: ReleasedRemote): string {
  return manifest.container.global;
}

// tools/build/remote-build.ts names the global with a version's chunks after its container.
const globalsOf = (remote: ReleasedRemote) => [
  federationName(remote),
  `chunks_${federationName(remote)}`,
];

// A browser joins a request to one for the same address that hangs, so each try has its own.
const entryOf = ({ base, manifest }: ReleasedRemote, tries: number) =>
  addressOf(base, manifest.container.entry) + (tries === 1 ? '' : `?try=${String(tries)}`);

function announce(remote: ReleasedRemote, tries: number): void {
  registerPlugins([integrityPlugin]);
  trustFilesOf(remote);
  for (const name of globalsOf(remote)) {
    // A script's own `var` could never be deleted; one that is there before it can.
    if (!(name in globalThis)) {
      Object.defineProperty(globalThis, name, { configurable: true, writable: true });
    }
  }
  registerRemotes([
    {
      name: federationName(remote),
      entry: entryOf(remote, tries),
      entryGlobalName: remote.manifest.container.global,
      type: 'global',
    },
  ]);
}

/** Takes everything of a version out of the page: container, chunks, style sheets, globals, caches. */
function clear(remote: ReleasedRemote): void {
  const { options, remoteHandler } = federation();
  const name = federationName(remote);
  const registered = options.remotes.find((known) => known.name === name);
  // The runtime has no public way to forget a remote but to force another one upon its name.
  if (registered !== undefined) remoteHandler['removeRemote'](registered);
  for (const id of Object.keys(remoteHandler.idToRemoteMap)) {
    if (id.startsWith(`${name}/`)) delete remoteHandler.idToRemoteMap[id];
  }
  for (const global of globalsOf(remote)) Reflect.deleteProperty(globalThis, global);
  const base = addressOf(remote.base, '');
  for (const element of document.querySelectorAll('link, script')) {
    const address = element instanceof HTMLLinkElement ? element.href : element.getAttribute('src');
    if (address !== null && new URL(address, location.origin).href.startsWith(base)) {
      element.remove();
    }
  }
  forgetFilesOf(remote);
}

/** The version in this page; tells the federation where it lies when it is new. Nothing is loaded yet. */
export function openVersion(remote: ReleasedRemote): Version {
  const known = versions.get(remote.base);
  if (known !== undefined) return known;
  announce(remote, 1);
  const version = { remote, loading: 0, loaded: new Set<string>(), tries: 1, isRetired: false };
  versions.set(remote.base, version);
  return version;
}

/**
 * Makes a version's next load begin from nothing: a script that hangs, or a module that failed once
 * and remembers it, would be found again otherwise. Something else that loads or was loaded from the
 * same version is left alone.
 */
export function renewVersion(version: Version): void {
  const { remote, loading, loaded } = version;
  if (loading > 1 || loaded.size > 0) return;
  clear(remote);
  version.tries += 1;
  announce(remote, version.tries);
}

/** Frees what has ended: call after each load, and when versions are retired. */
export function sweepVersions(): void {
  for (const [base, { remote, loading, isRetired }] of versions) {
    if (!isRetired || loading > 0) continue;
    clear(remote);
    versions.delete(base);
  }
}

/** Retires every version but these; what is drawn of the others must be gone. Answers what was retired. */
export function keepOnly(remotes: readonly ReleasedRemote[]): ReleasedRemote[] {
  const wanted = new Set(remotes.map(({ base }) => base));
  const before = [...versions.values()];
  for (const version of before) version.isRetired = !wanted.has(version.remote.base);
  sweepVersions();
  return before.filter(({ isRetired }) => isRetired).map(({ remote }) => remote);
}

/** Whether texts of this version may be shown: it was not retired while they came. */
export function isWanted({ base }: ReleasedRemote): boolean {
  return versions.get(base)?.isRetired === false;
}

/** Forgets the code of a version that goes on being wanted: the next load evaluates it anew. */
export function evaluateAnew(remote: ReleasedRemote): void {
  const version = versions.get(remote.base);
  if (version === undefined || version.loading > 0) return;
  version.loaded.clear();
  renewVersion(version);
}
