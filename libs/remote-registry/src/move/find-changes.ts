import type { Change } from '@stammtisch/contracts/registry/move';
import type { Pin, Release, ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { describeDifference } from './describe-difference.ts';

type Version = ReleasedRemote | undefined;

function versionAt(release: Release, base: string | undefined): Version {
  return [...release.remotes, ...release.candidates].find((version) => version.base === base);
}

function liveVersion(release: Release, remote: string): Version {
  return release.remotes.find(({ manifest }) => manifest.name === remote);
}

function changeOf(remote: string, scope: string, from: Version, to: Version): Change[] {
  if (from?.base === to?.base) return [];
  return [
    {
      remote,
      scope,
      ...(from !== undefined && { from: from.manifest.version }),
      ...(to !== undefined && { to: to.manifest.version }),
      details: describeDifference(from?.manifest, to?.manifest),
    },
  ];
}

function rolloutChanges(before: Release, after: Release, remote: string): Change[] {
  const old = before.rollouts.find((rollout) => rollout.remote === remote);
  const next = after.rollouts.find((rollout) => rollout.remote === remote);
  if (old?.base === next?.base && old?.percent === next?.percent) return [];
  const from = versionAt(before, old?.base) ?? liveVersion(before, remote);
  const to = versionAt(after, next?.base) ?? liveVersion(after, remote);
  const percent = next?.percent ?? old?.percent ?? 0;
  const scope = `rollout ${String(percent)} %`;
  if (old === undefined || next === undefined || old.base !== next.base) {
    return changeOf(remote, scope, from, to);
  }
  const version = next.base === to?.base ? to.manifest.version : undefined;
  return [{ remote, scope, from: version, to: version, details: [`was ${String(old.percent)} %`] }];
}

const isSamePlace = (one: Pin) => (other: Pin) =>
  one.remote === other.remote && one.restaurant === other.restaurant;

function pinChanges(before: Release, after: Release): Change[] {
  const added = after.pins.filter((pin) => !before.pins.some(isSamePlace(pin)));
  return [...before.pins, ...added].flatMap((place) => {
    const old = before.pins.find(isSamePlace(place));
    const next = after.pins.find(isSamePlace(place));
    if (old?.base === next?.base) return [];
    const from = versionAt(before, old?.base) ?? liveVersion(before, place.remote);
    const to = versionAt(after, next?.base) ?? liveVersion(after, place.remote);
    const scope = `pin ${place.restaurant}`;
    const details = next === undefined ? ['the pin is taken away'] : [];
    if (from?.base !== to?.base) return changeOf(place.remote, scope, from, to);
    const version = to?.manifest.version;
    return [{ remote: place.remote, scope, from: version, to: version, details }];
  });
}

/** What a move changes for whom: for everybody, for the restaurants of a roll-out, for pinned ones. */
export function findChanges(before: Release, after: Release): Change[] {
  const names = [
    ...new Set([...before.remotes, ...after.remotes].map(({ manifest }) => manifest.name)),
  ];
  return [
    ...names.flatMap((remote) =>
      changeOf(remote, 'live', liveVersion(before, remote), liveVersion(after, remote)),
    ),
    ...names.flatMap((remote) => rolloutChanges(before, after, remote)),
    ...pinChanges(before, after),
  ];
}

/** `floorplan 0.1.0 -> 0.2.0`, one a line. */
export function summarise(changes: readonly Change[]): string {
  return changes
    .map(({ remote, from = 'nothing', to = 'nothing', scope }) => {
      const whom = scope === 'live' ? '' : ` (${scope})`;
      return `${remote} ${from} -> ${to}${whom}`;
    })
    .join('\n');
}
