import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import i18next from 'i18next';
import { isOverridden } from '../overrides/override-store.ts';
import { takeWhenFree } from '../running-remotes/taking.ts';
import { collect } from '../telemetry/collect.ts';
import { notices } from '../toasts/notices.ts';
import { brokeDown, forgave, lastGood, standsIn, type Because } from './health.ts';
import { useHealth } from './health-store.ts';

/** The version that would run in the place of one that fails; a developer wants to see the failure. */
export function standInFor(remote: ReleasedRemote): ReleasedRemote | undefined {
  const { known } = useHealth.getState();
  if (isOverridden(remote) || standsIn(known, remote)) return undefined;
  return lastGood(known, remote);
}

/** What staff call a remote: by its first page. */
function labelOf({ manifest }: ReleasedRemote): string {
  const { name, routes } = manifest;
  return i18next.t(routes[0]?.titleKey ?? name, { ns: name, defaultValue: name });
}

/**
 * Gives up a version on this device and runs its last good one, at once unless a form is half filled,
 * and says so. Without one nothing happens.
 */
export function fallBack(remote: ReleasedRemote, because: Because): void {
  const to = standInFor(remote);
  if (to === undefined) return;
  useHealth.getState().change((known) => brokeDown(known, remote, because));
  const { name, version } = remote.manifest;
  collect({ kind: 'fell-back', remote: name, version, to: to.manifest.version });
  notices.info(i18next.t('remote.fell-back', { ns: 'shell', remote: labelOf(remote) }));
  takeWhenFree();
}

/** Ends a stand-in: the released version runs again, whatever happened to it here. */
export function endStandIn(remote: ReleasedRemote): boolean {
  const { known, change } = useHealth.getState();
  if (!standsIn(known, remote)) return false;
  change((now) => forgave(now, remote.manifest.name));
  takeWhenFree();
  return true;
}
