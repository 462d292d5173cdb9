import type { Release, ReleasePointer } from '@stammtisch/contracts/remote/release';
import { hostContractVersion } from '@stammtisch/contracts/remote/remote-manifest';
import { findClashes, type Clash } from './clashes.ts';
import { contentName, integrityOf } from './content-hash.ts';
import { findMisfits, type Misfit } from './misfits.ts';
import type { RemoteFolder } from './remote-folder.ts';

export interface ComposeOptions {
  channel: string;
  revision: number;
  /** Exact origins that may hand visitors over through /external-origin. */
  externalOrigins: readonly string[];
}

export type Composition =
  | { kind: 'composed'; release: Release; releaseText: string; pointer: ReleasePointer }
  | { kind: 'refused'; clashes: Clash[]; misfits: Misfit[] };

/** Merges built remotes into one release and the pointer to it, or says why they do not fit. */
export function composeRelease(
  remotes: readonly RemoteFolder[],
  options: ComposeOptions,
): Composition {
  const manifests = remotes.map(({ manifest }) => manifest);
  const clashes = findClashes(manifests);
  const misfits = findMisfits(manifests, hostContractVersion);
  if (clashes.length > 0 || misfits.length > 0) return { kind: 'refused', clashes, misfits };
  const release: Release = {
    schema: 1,
    hostContract: hostContractVersion,
    remotes: remotes.map(({ manifest, address }) => ({
      base: `/remotes/${manifest.name}/${address}/`,
      manifest,
    })),
    candidates: [],
    rollouts: [],
    pins: [],
  };
  const releaseText = JSON.stringify(release);
  const pointer: ReleasePointer = {
    schema: 1,
    channel: options.channel,
    revision: options.revision,
    release: {
      href: `/registry/releases/${contentName(releaseText)}.json`,
      sha384: integrityOf(releaseText),
    },
    externalOrigins: [...options.externalOrigins],
    overrideOrigins: [],
  };
  return { kind: 'composed', release, releaseText, pointer };
}
