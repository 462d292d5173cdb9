import { moveChannel, type MoveRequest, type RegistryStore } from '@stammtisch/remote-registry';
import type { Deployer } from '../../platform/http/gate.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { refuseForeign } from '../deployer.ts';

type Right =
  | { kind: 'given'; revision: number | undefined }
  | { kind: 'refused'; refusal: Refusal };

/**
 * Whether this deployer may make this move. A rollback that names no remote may touch anybody's, so
 * it is rehearsed first, and made only on the pointer on which it was rehearsed.
 */
export async function checkRight(
  registry: RegistryStore,
  deployer: Deployer,
  request: MoveRequest,
): Promise<Right> {
  const { move, revision } = request;
  if (move.remote !== undefined || deployer.kind === 'installation') {
    return decide(deployer, move.remote === undefined ? [] : [move.remote], revision);
  }
  const rehearsal = await moveChannel(registry, { ...request, rehearse: true });
  if (!('reply' in rehearsal)) return { kind: 'given', revision };
  const { changes, pointer } = rehearsal.reply;
  return decide(
    deployer,
    changes.map(({ remote }) => remote),
    pointer.revision,
  );
}

function decide(
  deployer: Deployer,
  remotes: readonly string[],
  revision: number | undefined,
): Right {
  const refusal = refuseForeign(deployer, remotes);
  return refusal ? { kind: 'refused', refusal } : { kind: 'given', revision };
}
