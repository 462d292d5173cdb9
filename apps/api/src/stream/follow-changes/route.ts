import { followChanges } from '@stammtisch/contracts/stream/follow-changes';
import type { Api } from '../../platform/http/api.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { registerStream } from '../../platform/http/register-stream.ts';
import { followOn } from './follow.ts';

export function mountFollowChanges(api: Api): void {
  registerStream(api, followChanges, ({ session, lastEventId, log }) => {
    if (!api.changes.isListening) {
      return refuse('unavailable', { headers: { 'retry-after': '2' } });
    }
    const lastId = lastEventId === undefined ? undefined : Number(lastEventId);
    if (lastId !== undefined && !Number.isSafeInteger(lastId)) {
      const message = 'Send the id of an event that this stream sent.';
      const error = { pointer: '/headers/last-event-id', code: 'not-an-id', message };
      return refuse('invalid-request', { errors: [error] });
    }
    return (response) => {
      const following = followOn(response, api, session.restaurant, lastId);
      following.catch((error: unknown) => {
        log.warn({ error }, 'stream ended');
        response.end();
      });
    };
  });
}
