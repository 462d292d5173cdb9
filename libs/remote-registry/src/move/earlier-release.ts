import type { HistoryEntry } from '@stammtisch/contracts/registry/read-channel';
import type { Release } from '@stammtisch/contracts/remote/release';
import { withEarlierPins, withEarlierVersion } from './next-release.ts';

/** A release that a channel ran, and the move that brought it. */
export interface Past {
  verb: HistoryEntry['verb'];
  release: Release;
}

interface Step {
  /** Which entry brought what runs now; 0 is the newest. */
  brought: number;
  /** What ran before it. */
  earlier: Release;
}

interface State {
  print: string;
  brought: number;
  release: Release;
}

/**
 * The step that led to what runs now, as far as `print` tells releases apart. A rollback takes the
 * steps away that it went back over, so that a second one goes further back instead of bringing the
 * fault again.
 */
function lastStep(past: readonly Past[], printOf: (release: Release) => string): Step | undefined {
  const states = past.reduceRight<State[]>((known, { verb, release }, brought) => {
    const print = printOf(release);
    if (known.at(-1)?.print === print) return known;
    const back = verb === 'rollback' ? known.findLastIndex((state) => state.print === print) : -1;
    return back === -1 ? [...known, { print, brought, release }] : known.slice(0, back + 1);
  }, []);
  const [before, now] = states.slice(-2);
  return before && now && { brought: now.brought, earlier: before.release };
}

const versionPrint = (remote: string) => (release: Release) =>
  JSON.stringify([
    release.remotes.find(({ manifest }) => manifest.name === remote)?.base,
    release.rollouts.find((rollout) => rollout.remote === remote),
  ]);

const pinsPrint = (remote: string) => (release: Release) =>
  JSON.stringify(release.pins.filter((pin) => pin.remote === remote));

/** The release with one remote's version and roll-out as they were before; its pins stay. */
export function rollBackRemote(past: readonly [Past, ...Past[]], remote: string) {
  const [{ release }] = past;
  const step = lastStep(past, versionPrint(remote));
  return step && withEarlierVersion(release, step.earlier, remote);
}

/**
 * The release without what the last move that still stands has changed. What a rollback of one
 * remote has taken back does not come again.
 *
 * @param past the newest first, with what runs now at its head
 */
export function rollBackLastMove(past: readonly [Past, ...Past[]]): Release | undefined {
  const [{ release }] = past;
  const names = past.flatMap((each) => each.release.remotes.map(({ manifest }) => manifest.name));
  const steps = [...new Set(names)].flatMap((remote) =>
    [
      { remote, undo: withEarlierVersion, step: lastStep(past, versionPrint(remote)) },
      { remote, undo: withEarlierPins, step: lastStep(past, pinsPrint(remote)) },
    ].flatMap(({ step, ...rest }) => (step === undefined ? [] : [{ ...rest, ...step }])),
  );
  if (steps.length === 0) return undefined;
  const last = Math.min(...steps.map(({ brought }) => brought));
  return steps
    .filter(({ brought }) => brought === last)
    .reduce((next, { undo, earlier, remote }) => undo(next, earlier, remote), release);
}
