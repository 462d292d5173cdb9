import { isDeepStrictEqual } from 'node:util';
import { replaceRestaurantInfo as call } from '@stammtisch/contracts/restaurant-info/restaurant-info';
import type { Api } from '../../platform/http/api.ts';
import { stale } from '../../platform/http/conditions.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal, refuse } from '../../platform/http/refusal.ts';
import { announceRestaurantInfo } from '../announce-restaurant-info.ts';
import { answerWith, toResource } from '../restaurant-info-resource.ts';
import { findRestaurantInfo, lockRestaurantInfo } from '../restaurant-info-row.ts';
import { settleRestaurantInfo } from './settle-restaurant-info.ts';
import { storeInfo, storeRestaurant } from './store-restaurant-info.sql.ts';

export function mountReplaceRestaurantInfo(api: Api): void {
  register(
    api,
    call,
    async ({ session: { restaurant }, body, ifMatch }) =>
      api.database.transaction(restaurant, async (tx) => {
        await tx.run(lockRestaurantInfo(restaurant));
        const row = await tx.one(findRestaurantInfo(restaurant));
        if (ifMatch === undefined) return refuse('version-required');
        if (ifMatch !== '*' && ifMatch !== String(row.version)) {
          return stale(toResource(row), row.version);
        }
        const info = settleRestaurantInfo(body, row);
        if (info instanceof Refusal) return info;
        if (isDeepStrictEqual({ ...row, ...info }, row)) return answerWith(row);
        if (info.name !== row.name || info.country !== row.country) {
          await tx.run(storeRestaurant(restaurant, info));
        }
        await tx.run(storeInfo(restaurant, info));
        const changed = await tx.one(findRestaurantInfo(restaurant));
        await announceRestaurantInfo(tx, restaurant, changed.version);
        return answerWith(changed);
      }),
    { refusesDemo: true },
  );
}
