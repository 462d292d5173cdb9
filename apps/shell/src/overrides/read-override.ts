import type { Release, ReleasedRemote, ReleasePointer } from '@stammtisch/contracts/remote/release';
import { remoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { fetchFile } from '../remote-loader/fetch-file.ts';
import { writeOverride, type Override } from './parse-override.ts';

/** Why an override does not run; each has its words in the messages. */
export type Refusal = 'not-allowed' | 'not-found' | 'needs-address' | 'unreadable';

export type Reading =
  | { kind: 'found'; remote: ReleasedRemote }
  | { kind: 'refused'; wish: string; why: Refusal };

export interface Sources {
  pointer: ReleasePointer;
  release: Release;
  readJson: (href: string) => Promise<unknown>;
}

/** Fetches `remote.json`; it names the hashes of everything else. */
export async function readManifest(href: string): Promise<unknown> {
  return (await fetchFile(href, { cache: 'no-cache' })).json();
}

async function readFolder(override: Override, base: string, { readJson }: Sources) {
  const wish = writeOverride(override);
  try {
    const manifest = remoteManifest.safeParse(await readJson(`${base}remote.json`));
    if (!manifest.success || manifest.data.name !== override.remote) {
      return { kind: 'refused', wish, why: 'unreadable' } as const;
    }
    return { kind: 'found', remote: { base, manifest: manifest.data } } as const;
  } catch (cause) {
    console.warn(`${base}remote.json cannot be read`, cause);
    return { kind: 'refused', wish, why: 'not-found' } as const;
  }
}

/**
 * Finds what an override names. An origin must be one that the pointer allows, compared exactly;
 * what was published lies on this one and may always be tried out.
 */
export async function readOverride(override: Override, sources: Sources): Promise<Reading> {
  const wish = writeOverride(override);
  const { pointer, release } = sources;
  if (override.kind === 'origin') {
    const isAllowed = pointer.overrideOrigins.includes(new URL(override.at).origin);
    if (!isAllowed) return { kind: 'refused', wish, why: 'not-allowed' };
    return readFolder(override, override.at, sources);
  }
  if (override.kind === 'address') {
    return readFolder(override, `/remotes/${override.remote}/${override.at}/`, sources);
  }
  const remote = [...release.candidates, ...release.remotes].find(
    ({ manifest }) => manifest.name === override.remote && manifest.version === override.at,
  );
  return remote === undefined
    ? { kind: 'refused', wish, why: 'needs-address' }
    : { kind: 'found', remote };
}
