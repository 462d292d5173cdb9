import { readGuest as call } from '@stammtisch/contracts/guest/guest';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { answerWith, findGuest } from '../guest-row.ts';

export function mountReadGuest(api: Api): void {
  register(api, call, async ({ session, params }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const row = await tx.maybe(findGuest(session.restaurant, params.guestId));
      return row ? answerWith(row) : refuse('not-found');
    }),
  );
}
