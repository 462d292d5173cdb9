import type { ReleasedRemote } from '@stammtisch/contracts/remote/release';
import type { QueryClient } from '@tanstack/react-query';
import { versionKey } from './remote-query.ts';
import { evaluateAnew } from './versions.ts';

/**
 * Runs a version's code again from nothing: a part that is loaded when it is drawn first
 * (`React.lazy`) remembers its failure for as long as its module lives.
 */
export async function drawAnew(queries: QueryClient, remote: ReleasedRemote): Promise<void> {
  evaluateAnew(remote);
  await queries.resetQueries({ queryKey: versionKey(remote) });
}
