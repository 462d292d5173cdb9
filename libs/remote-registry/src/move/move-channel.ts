import type { Move, MoveReply } from '@stammtisch/contracts/registry/move';
import type { HistoryEntry } from '@stammtisch/contracts/registry/read-channel';
import type { ReleasedRemote, ReleasePointer } from '@stammtisch/contracts/remote/release';
import type { RegistryStore } from '../registry-store.ts';
import type { Past } from './earlier-release.ts';
import { summarise } from './find-changes.ts';
import { makePointer } from './make-pointer.ts';
import { namesVersion, planMove } from './plan-move.ts';

export interface MoveRequest {
  channel: string;
  move: Move;
  /** The team whose token it is. */
  by: string;
  /** The pointer's revision that the mover saw. */
  revision?: number | undefined;
  /** Says what would happen, and moves nothing. */
  rehearse: boolean;
  note: string;
  now: Date;
}

export type MoveOutcome =
  /** `unchanged`: the channel runs exactly that already. */
  | { kind: 'moved' | 'rehearsed' | 'unchanged'; reply: MoveReply }
  | { kind: 'refused'; reply: MoveReply }
  /** Another move came first; the pointer is the one that won. */
  | { kind: 'revision-moved'; pointer: ReleasePointer }
  /** The channel, remote or version does not exist; says which, and what to do. */
  | { kind: 'unknown'; what: string };

/** How far back a rollback looks. */
const rememberedMoves = 50;

/** Changes what a channel runs, by one swap of its pointer. */
export async function moveChannel(
  store: RegistryStore,
  request: MoveRequest,
): Promise<MoveOutcome> {
  const { channel, move, by, note, now } = request;
  const pointer = await store.readPointer(channel);
  if (pointer === undefined) {
    const what = `There is no channel ${channel} here. An installation makes it when it ships itself at its start.`;
    return { kind: 'unknown', what };
  }
  if (request.revision !== undefined && request.revision !== pointer.revision) {
    return { kind: 'revision-moved', pointer };
  }
  const limit = move.verb === 'rollback' ? rememberedMoves : 1;
  const history = await store.readHistory(channel, limit);
  const past = await readPast(store, pointer, move.verb === 'rollback' ? history : []);
  const version = await findVersion(store, move);
  const plan = planMove({ host: await store.readHost(), past, version }, move);
  if (plan.kind === 'unknown') return plan;
  const { changes, findings } = plan;
  const standing = { moved: false, pointer, changes, findings };
  if (request.rehearse) return { kind: 'rehearsed', reply: standing };
  if (findings.length > 0) return { kind: 'refused', reply: standing };
  if (changes.length === 0) return { kind: 'unchanged', reply: standing };
  const next = makePointer(plan.release, { ...pointer, revision: pointer.revision + 1 });
  const swapped = await store.swap({
    channel,
    from: pointer.revision,
    ...next,
    entry: {
      revision: next.pointer.revision,
      at: now.toISOString(),
      by,
      verb: move.verb,
      summary: summarise(changes),
      note,
      release: next.pointer.release,
      shipped: history[0]?.shipped ?? {},
    },
  });
  if (!swapped) {
    return { kind: 'revision-moved', pointer: (await store.readPointer(channel)) ?? pointer };
  }
  return { kind: 'moved', reply: { moved: true, pointer: next.pointer, changes, findings: [] } };
}

async function readPast(
  store: RegistryStore,
  pointer: ReleasePointer,
  history: readonly HistoryEntry[],
): Promise<[Past, ...Past[]]> {
  const newest = history.find(({ revision }) => revision === pointer.revision);
  const older = history
    .filter(({ revision }) => revision < pointer.revision)
    .map(async (entry): Promise<Past> => ({
      verb: entry.verb,
      release: await store.readRelease(entry),
    }));
  const release = await store.readRelease(pointer);
  return [{ verb: newest?.verb ?? 'ship', release }, ...(await Promise.all(older))];
}

/** The newest one of that version, where one was built more than once. */
async function findVersion(store: RegistryStore, move: Move): Promise<ReleasedRemote | undefined> {
  if (!namesVersion(move)) return undefined;
  const versions = await store.listVersions(move.remote);
  const found =
    versions.find(({ address }) => address === move.version) ??
    versions.find(({ version }) => version === move.version);
  return found && store.readVersion(move.remote, found.address);
}
