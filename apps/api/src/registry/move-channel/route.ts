import { moveChannel } from '@stammtisch/contracts/registry/move';
import { moveChannel as moveIn, type MoveOutcome } from '@stammtisch/remote-registry';
import type { Api } from '../../platform/http/api.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { nameOf } from '../deployer.ts';
import { registryOf } from '../registry-of.ts';
import { checkRight } from './check-right.ts';

export function mountMoveChannel(api: Api): void {
  register(api, moveChannel, async ({ deployer, params: { channel }, body }) => {
    if (api.files === undefined) return refuse('not-found', { detail: noShell });
    const registry = registryOf(api);
    const request = { ...body, channel, by: nameOf(deployer), now: new Date() };
    const right = await checkRight(registry, deployer, request);
    if (right.kind === 'refused') return right.refusal;
    return answerOf(await moveIn(registry, { ...request, revision: right.revision }));
  });
}

const noShell =
  'No shell is served from here that a move could be held against. Build it, then start again.';

function answerOf(outcome: MoveOutcome) {
  switch (outcome.kind) {
    case 'refused': {
      const { findings, changes, pointer } = outcome.reply;
      return refuse('release-refused', { extension: { findings, changes, pointer } });
    }
    case 'revision-moved':
      return refuse('revision-moved', { extension: { pointer: outcome.pointer } });
    case 'unknown':
      return refuse('not-found', { detail: outcome.what });
    default:
      return outcome.reply;
  }
}
