import { release, type Release, type ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { hostContractVersion } from '@stammtisch/contracts/remote/remote-manifest';

export const emptyRelease: Release = release.parse({
  schema: 1,
  hostContract: hostContractVersion,
  remotes: [],
  candidates: [],
  rollouts: [],
  pins: [],
});

/** A release with one remote in place of the one of its name, for everybody. */
export function releaseWith(live: Release, mine: ReleasedRemote): Release {
  const { name } = mine.manifest;
  const isOther = (remote: ReleasedRemote) => remote.manifest.name !== name;
  return {
    ...live,
    remotes: [...live.remotes.filter(isOther), mine],
    candidates: live.candidates.filter(isOther),
    rollouts: live.rollouts.filter(({ remote }) => remote !== name),
    pins: live.pins.filter(({ remote }) => remote !== name),
  };
}
