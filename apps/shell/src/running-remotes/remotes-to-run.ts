import type { Release, ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { resolveRelease } from '@stammtisch/contracts/remote/resolve-release';
import { healthyVersion, type Health } from '../circuit-breaker/health.ts';

export interface Wishes {
  release: Release;
  /** The uuid of the restaurant on the screen. */
  restaurant: string;
  /** What a developer tries out in this tab. */
  overrides: readonly ReleasedRemote[];
  health: Health;
}

/**
 * The remotes that a page should run: a developer's override, else the restaurant's pin, roll-out or
 * release, and for one that is broken on this device its last good version.
 */
export function remotesToRun({ release, restaurant, overrides, health }: Wishes): ReleasedRemote[] {
  const overriding = new Map(overrides.map((remote) => [remote.manifest.name, remote]));
  const known = resolveRelease(release, restaurant).map((resolved) => {
    const { name } = resolved.manifest;
    const override = overriding.get(name);
    overriding.delete(name);
    return override ?? healthyVersion(health, resolved);
  });
  // What is left is a remote that no release has yet.
  return [...known, ...overriding.values()];
}
