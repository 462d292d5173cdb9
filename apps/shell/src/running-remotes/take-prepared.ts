import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import { fetchAhead } from '../remote-loader/fetch-ahead.ts';
import { isWanted } from '../remote-loader/versions.ts';
import type { VersionChange } from './version-changes.ts';

/** Versions whose predecessor has code in this page: they are needed at once. */
function successors(changes: readonly VersionChange[]): ReleasedRemote[] {
  return changes.flatMap(({ from, to }) =>
    from !== undefined && to !== undefined && isWanted(from) ? to : [],
  );
}

/** Whether the next versions are there, complete and untouched, so that a swap will not be seen. */
export async function isPrepared(changes: readonly VersionChange[]): Promise<boolean> {
  const ready = await Promise.all(successors(changes).map((next) => fetchAhead(next)));
  return ready.every(Boolean);
}
