import type { Pin, Release, ReleasedRemote, Rollout } from '@stammtisch/contracts/remote/release';
import type { RemoteManifest } from '@stammtisch/contracts/remote/remote-manifest';
import { addressOf, releasedRemoteAt } from '../address.ts';

/** A manifest as a release names it. */
export function released(manifest: RemoteManifest): ReleasedRemote {
  return releasedRemoteAt(manifest, addressOf(manifest.version, JSON.stringify(manifest)));
}

interface Beside {
  candidates?: RemoteManifest[];
  rollouts?: Rollout[];
  pins?: Pin[];
}

export function aRelease(manifests: RemoteManifest[], beside: Beside = {}): Release {
  const { candidates = [], rollouts = [], pins = [] } = beside;
  return {
    schema: 1,
    hostContract: '1.1.0',
    remotes: manifests.map((manifest) => released(manifest)),
    candidates: candidates.map((manifest) => released(manifest)),
    rollouts,
    pins,
  };
}
