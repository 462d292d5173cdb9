import type { Finding } from '@stammtisch/contracts/registry/finding';
import type { Change, Move } from '@stammtisch/contracts/registry/move';
import type { HostManifest } from '@stammtisch/contracts/remote/host-manifest';
import type { Release, ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { findFindings } from '../gate/find-findings.ts';
import { rollBackLastMove, rollBackRemote, type Past } from './earlier-release.ts';
import { findChanges } from './find-changes.ts';
import { refusingFindings } from './judge-findings.ts';
import { withLive, withPin, withRollout } from './next-release.ts';

export interface MoveState {
  host: HostManifest;
  /** The newest first, with what runs now at its head; only a rollback looks further back. */
  past: readonly [Past, ...Past[]];
  /** The published version that the move names, when it names one. */
  version?: ReleasedRemote | undefined;
}

export type MovePlan =
  | { kind: 'planned'; release: Release; changes: Change[]; findings: Finding[] }
  /** Something that the move names is not there; says what, and what to do. */
  | { kind: 'unknown'; what: string };

/** What a channel would run after a move, what that changes for whom, and why it may not. */
export function planMove(state: MoveState, move: Move): MovePlan {
  const [{ release: standing }] = state.past;
  const next = nextRelease(state, move);
  if (typeof next === 'string') return { kind: 'unknown', what: next };
  const release = { ...next, hostContract: state.host.hostContract };
  const changes = findChanges(standing, release);
  const moved = [
    ...standing.remotes,
    ...standing.candidates,
    ...release.remotes,
    ...release.candidates,
  ]
    .map(({ manifest }) => manifest)
    .filter(({ name }) => changes.some(({ remote }) => remote === name))
    .filter(({ name }, index, all) => all.findIndex((each) => each.name === name) === index)
    .map(({ name, team }) => ({ name, team }));
  const findings = refusingFindings(
    move.verb,
    moved,
    findFindings(state.host, release),
    findFindings(state.host, standing),
  );
  return { kind: 'planned', release, changes, findings };
}

/** The next release, or a sentence that says what is not there. */
function nextRelease({ past, version }: MoveState, move: Move): Release | string {
  const [{ release }] = past;
  const { remote } = move;
  if (namesVersion(move) && version === undefined) {
    return `${move.remote} ${move.version} was never published. \`list\` shows what there is; \`publish\` adds it.`;
  }
  if (move.verb !== 'promote' && remote !== undefined && !runs(release, remote)) {
    return `${remote} does not run here yet. \`promote\` a version of it first.`;
  }
  switch (move.verb) {
    case 'promote':
      return version === undefined ? neverRan(remote) : withLive(release, version);
    case 'rollout':
      return version === undefined ? neverRan(remote) : withRollout(release, version, move.percent);
    case 'pin':
      return withPin(release, move, version);
    case 'rollback': {
      if (version !== undefined) return withLive(release, version);
      const earlier = remote === undefined ? rollBackLastMove(past) : rollBackRemote(past, remote);
      return earlier ?? neverRan(remote);
    }
  }
}

type MoveToVersion = Move & { remote: string; version: string };

/** Whether the move needs a published version to be found. */
export function namesVersion(move: Move): move is MoveToVersion {
  return move.remote !== undefined && typeof move.version === 'string';
}

const runs = (release: Release, remote: string) =>
  release.remotes.some(({ manifest }) => manifest.name === remote);

const neverRan = (remote = 'This channel') =>
  `${remote} has run nothing else here that the history knows. Name a version: \`list\` shows them.`;
