import { patchRating as call } from '@stammtisch/contracts/rating/rating';
import type { Api } from '../../platform/http/api.ts';
import { command } from '../../platform/database/sql.ts';
import { stale } from '../../platform/http/conditions.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { loadHouse } from '../../settings/house.ts';
import { announceRating } from '../announce-rating.ts';
import { answerWith, findRating, lockRating, toResource } from '../rating-row.ts';

export function mountPatchRating(api: Api): void {
  register(api, call, async ({ session: { restaurant }, params, body, ifMatch }) =>
    api.database.transaction(restaurant, async (tx) => {
      const key = { restaurant, id: params.ratingId };
      const row = await tx.maybe(lockRating(key));
      if (!row) return refuse('not-found');
      if (ifMatch === undefined) return refuse('version-required');
      const house = await tx.one(loadHouse(restaurant));
      if (ifMatch !== '*' && ifMatch !== String(row.version)) {
        return stale(toResource(row, house), row.version);
      }
      const { handled = row.handled, note = row.note } = body;
      await tx.run(command`
        update rating set note = ${note}, version = version + 1, updated_at = clock_timestamp(),
          handled_at = case when ${handled} then coalesce(handled_at, clock_timestamp()) end
         where restaurant_id = ${restaurant} and id = ${key.id}`);
      const changed = await tx.one(findRating(key));
      const { id, version } = changed;
      await announceRating(tx, restaurant, { type: 'rating.changed', id, version });
      return answerWith(changed, house);
    }),
  );
}
