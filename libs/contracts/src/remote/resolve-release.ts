import { restaurantKey, rolloutShare } from '@stammtisch/domain/rollout/rollout';
import type { Release, ReleasedRemote } from './release.ts';

/**
 * The remotes that a restaurant runs: its pin, else the roll-out if it belongs to it, else the
 * release's own version. Without a restaurant (nobody is signed in) it is the release's own.
 * Order of resolution: design of the platform, pin before roll-out before release.
 */
export function resolveRelease(release: Release, restaurant?: string): ReleasedRemote[] {
  if (restaurant === undefined) return release.remotes;
  const key = restaurantKey(restaurant);
  const versions = [...release.remotes, ...release.candidates];
  return release.remotes.map((standing) => {
    const { name } = standing.manifest;
    const pinned = release.pins.find((pin) => pin.remote === name && pin.restaurant === key);
    const rolledOut = release.rollouts.find(
      ({ remote, percent }) => remote === name && rolloutShare(restaurant, name) < percent,
    );
    const base = pinned?.base ?? rolledOut?.base;
    return versions.find((version) => version.base === base) ?? standing;
  });
}
