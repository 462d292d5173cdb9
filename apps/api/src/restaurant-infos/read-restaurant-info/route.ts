import { readRestaurantInfo as call } from '@stammtisch/contracts/restaurant-info/restaurant-info';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { answerWith } from '../restaurant-info-resource.ts';
import { findRestaurantInfo } from '../restaurant-info-row.ts';

export function mountReadRestaurantInfo(api: Api): void {
  register(api, call, async ({ session: { restaurant } }) =>
    api.database.transaction(restaurant, async (tx) =>
      answerWith(await tx.one(findRestaurantInfo(restaurant))),
    ),
  );
}
