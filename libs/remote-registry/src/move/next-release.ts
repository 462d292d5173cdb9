import type { Move } from '@stammtisch/contracts/registry/move';
import type { Pin, Release, ReleasedRemote, Rollout } from '@stammtisch/contracts/remote/release';
import { restaurantKey } from '@stammtisch/domain/rollout/rollout';

/** What runs beside each remote's own version. */
interface Runs {
  remotes: readonly ReleasedRemote[];
  rollouts: readonly Rollout[];
  pins: readonly Pin[];
}

/**
 * Composes a release in one spelling: sorted by name, and with just those candidates that a roll-out
 * or a pin names, so that the same content is always the same document.
 *
 * @param known every version that may be named
 */
export function composeRelease(
  hostContract: string,
  { remotes, rollouts, pins }: Runs,
  known: readonly ReleasedRemote[],
): Release {
  const live = new Set(remotes.map(({ base }) => base));
  const wanted = new Set([...rollouts, ...pins].map(({ base }) => base));
  const candidates = new Map(
    known
      .filter(({ base }) => wanted.has(base) && !live.has(base))
      .map((version) => [version.base, version]),
  );
  return {
    schema: 1,
    hostContract,
    remotes: remotes.toSorted((one, other) => compare(one.manifest.name, other.manifest.name)),
    candidates: [...candidates.values()].toSorted((one, other) => compare(one.base, other.base)),
    rollouts: rollouts.toSorted((one, other) => compare(one.remote, other.remote)),
    pins: pins.toSorted((one, other) => compare(pinKey(one), pinKey(other))),
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const pinKey = ({ remote, restaurant }: Pin) => `${remote} ${restaurant}`;

/** The release with one remote's version for everybody; a roll-out of it has come to its end. */
export function withLive(release: Release, version: ReleasedRemote): Release {
  const { name } = version.manifest;
  return composeRelease(
    release.hostContract,
    {
      remotes: [...release.remotes.filter(({ manifest }) => manifest.name !== name), version],
      rollouts: release.rollouts.filter(({ remote }) => remote !== name),
      pins: release.pins,
    },
    [...release.remotes, ...release.candidates],
  );
}

/** The release with another version for a share of the restaurants; at 0 % with none. */
export function withRollout(release: Release, version: ReleasedRemote, percent: number): Release {
  const { name } = version.manifest;
  const others = release.rollouts.filter(({ remote }) => remote !== name);
  const own = percent > 0 ? [{ remote: name, base: version.base, percent }] : [];
  return composeRelease(
    release.hostContract,
    { remotes: release.remotes, rollouts: [...others, ...own], pins: release.pins },
    [...release.remotes, ...release.candidates, version],
  );
}

/** The release in which one restaurant keeps a version, or has what the others have again. */
export function withPin(
  release: Release,
  { remote, restaurant }: Extract<Move, { verb: 'pin' }>,
  version: ReleasedRemote | undefined,
): Release {
  const key = restaurantKey(restaurant);
  const others = release.pins.filter((pin) => pin.remote !== remote || pin.restaurant !== key);
  const own = version === undefined ? [] : [{ restaurant: key, remote, base: version.base }];
  const known = [...release.remotes, ...release.candidates];
  return composeRelease(
    release.hostContract,
    { remotes: release.remotes, rollouts: release.rollouts, pins: [...others, ...own] },
    version === undefined ? known : [...known, version],
  );
}

const versionsOf = (...releases: Release[]) =>
  releases.flatMap((each) => [...each.remotes, ...each.candidates]);

/** The release with one remote's version and roll-out as `earlier` had them; pins stay. */
export function withEarlierVersion(release: Release, earlier: Release, remote: string): Release {
  const isOther = ({ manifest }: ReleasedRemote) => manifest.name !== remote;
  const rollouts = [
    ...release.rollouts.filter((rollout) => rollout.remote !== remote),
    ...earlier.rollouts.filter((rollout) => rollout.remote === remote),
  ];
  const remotes = [
    ...release.remotes.filter(isOther),
    ...earlier.remotes.filter((version) => !isOther(version)),
  ];
  return composeRelease(
    release.hostContract,
    { remotes, rollouts, pins: release.pins },
    versionsOf(release, earlier),
  );
}

/** The release with one remote's pins as `earlier` had them. */
export function withEarlierPins(release: Release, earlier: Release, remote: string): Release {
  const pins = [
    ...release.pins.filter((each) => each.remote !== remote),
    ...earlier.pins.filter((each) => each.remote === remote),
  ];
  return composeRelease(
    release.hostContract,
    { remotes: release.remotes, rollouts: release.rollouts, pins },
    versionsOf(release, earlier),
  );
}

/** The release without a remote, and without what was said about it. */
export function withoutRemote(release: Release, name: string): Release {
  return composeRelease(
    release.hostContract,
    {
      remotes: release.remotes.filter(({ manifest }) => manifest.name !== name),
      rollouts: release.rollouts.filter(({ remote }) => remote !== name),
      pins: release.pins.filter(({ remote }) => remote !== name),
    },
    [...release.remotes, ...release.candidates],
  );
}
