import { readRoom as call } from '@stammtisch/contracts/room/room';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { answerWithRoom, findRoom } from '../room-row.ts';

export function mountReadRoom(api: Api): void {
  register(api, call, async ({ session, params }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const row = await tx.maybe(findRoom(session.restaurant, params.roomId));
      return row ? answerWithRoom(row, session) : refuse('not-found');
    }),
  );
}
