import type { HistoryEntry } from '@stammtisch/contracts/registry/read-channel';
import type { Release } from '@stammtisch/contracts/remote/release';

/** A release that a channel ran, and the move that brought it. */
export interface Past {
  verb: HistoryEntry['verb'];
  release: Release;
}

/** What of a release is compared: all of it, or one remote's version and roll-out. */
function fingerprint(release: Release, remote: string | undefined): string {
  const concerns = (name: string) => remote === undefined || name === remote;
  return JSON.stringify([
    release.remotes.filter(({ manifest }) => concerns(manifest.name)).map(({ base }) => base),
    release.rollouts.filter((rollout) => concerns(rollout.remote)),
    remote === undefined && release.pins,
  ]);
}

/**
 * The release that ran before what runs now. A rollback is stepped over together with what it took
 * back, so that a second one goes further back instead of bringing the fault again.
 *
 * @param past the newest first, with what runs now at its head
 */
export function earlierRelease(past: readonly Past[], remote?: string): Release | undefined {
  const prints = past.map(({ release }) => fingerprint(release, remote));
  let index = 0;
  while (index < past.length) {
    const print = prints[index];
    if (print !== prints[0]) return past[index]?.release;
    const older = print === undefined ? -1 : prints.indexOf(print, index + 1);
    // A run of equal prints is one state: only its oldest entry, which brought it, is asked.
    const brought = older === index + 1 ? undefined : past[index]?.verb;
    index = brought === 'rollback' && older !== -1 ? older : index + 1;
  }
  return undefined;
}
