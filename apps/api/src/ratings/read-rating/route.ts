import { readRating as call } from '@stammtisch/contracts/rating/rating';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { loadHouse } from '../../settings/house.ts';
import { answerWith, findRating } from '../rating-row.ts';

export function mountReadRating(api: Api): void {
  register(api, call, async ({ session: { restaurant }, params }) =>
    api.database.transaction(restaurant, async (tx) => {
      const row = await tx.maybe(findRating({ restaurant, id: params.ratingId }));
      return row ? answerWith(row, await tx.one(loadHouse(restaurant))) : refuse('not-found');
    }),
  );
}
