import {
  loadRemote,
  registerPlugins,
  registerRemotes,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import type { Release, ReleasedRemote } from '@stammtisch/contracts/remote/release';
import type { ComponentType } from 'react';

type Hashes = ReadonlyMap<string, string>;

/** The hash of every file of a release by its full address. */
export function hashesOf({ remotes }: Release, origin: string): Hashes {
  return new Map(
    remotes.flatMap(({ base, manifest }) =>
      manifest.files.map(({ path, sha384 }) => [new URL(base + path, origin).href, sha384]),
    ),
  );
}

/**
 * The runtime loads containers, and what is preloaded, by itself: here they get the hashes of the
 * release, and an answer that is not a success counts as a failure.
 */
function integrityPlugin(hashes: Hashes): ModuleFederationRuntimePlugin {
  return {
    name: 'stammtisch-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = hashes.get(url) ?? '';
      return script;
    },
    createLink({ url }) {
      const link = document.createElement('link');
      link.href = url;
      link.crossOrigin = 'anonymous';
      link.integrity = hashes.get(url) ?? '';
      return link;
    },
    async fetch(url, init) {
      const response = await fetch(url, init);
      if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
      return response;
    },
  };
}

/** Tells the federation where the release's remotes lie. Nothing is loaded yet. */
export function registerRelease(release: Release): void {
  registerPlugins([integrityPlugin(hashesOf(release, location.origin))]);
  registerRemotes(
    release.remotes.map(({ base, manifest }) => ({
      name: manifest.name,
      entry: new URL(base + manifest.container.entry, location.origin).href,
      entryGlobalName: manifest.container.global,
      type: 'global',
    })),
  );
}

function hasDefault(module: unknown): module is { default: ComponentType } {
  return (
    typeof module === 'object' &&
    module !== null &&
    'default' in module &&
    typeof module.default === 'function'
  );
}

/**
 * The bundler provides a shared package only where something asks for it by the name that remotes
 * use. The shell itself takes single parts of the design system, so it asks for the whole here; a
 * remote that needs it gets it by itself, called or not.
 */
export const loadDesignSystem = () => import('@stammtisch/ui-kit');

/** Loads one exposed module: its default export is a component. */
export async function loadExposed(
  { manifest }: ReleasedRemote,
  expose: string,
): Promise<ComponentType> {
  const module: unknown = await loadRemote(`${manifest.name}/${expose.replace(/^\.\//, '')}`);
  if (!hasDefault(module)) throw new Error(`${manifest.name}: ${expose} exports no component`);
  return module.default;
}
