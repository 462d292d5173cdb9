import { readChannel } from '@stammtisch/contracts/registry/read-channel';
import type { Api } from '../../platform/http/api.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { registryOf } from '../registry-of.ts';

const shownMoves = 50;

export function mountReadChannel(api: Api): void {
  register(api, readChannel, async ({ params: { channel } }) => {
    const registry = registryOf(api);
    const pointer = await registry.readPointer(channel);
    if (!pointer) return refuse('not-found', { detail: `There is no channel ${channel} here.` });
    return {
      pointer,
      release: await registry.readRelease(pointer),
      history: await registry.readHistory(channel, shownMoves),
    };
  });
}
