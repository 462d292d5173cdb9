import * as z from 'zod';
import { countAnonymization as call } from '@stammtisch/contracts/privacy/anonymization';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { sql } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { loadHouse } from '../../settings/house.ts';
import { refuseFuture } from '../anonymize-guests/refuse-future.ts';
import { concerned, type Concern } from '../concerned-guests.ts';

export function mountCountAnonymization(api: Api): void {
  register(api, call, async ({ session: { restaurant }, query: { since } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const refusal = refuseFuture(await tx.one(loadHouse(restaurant)), since);
      if (refusal) return refusal;
      const counted = await tx.one(countConcerned(restaurant, { since, reason: 'HAND' }));
      const href = `${call.path}?since=${since}`;
      return {
        ...counted,
        since: formatWireDate(since),
        _links: { self: { href }, anonymize: { href } },
      };
    }),
  );
}

const countRow = z.object({
  guests: z.number(),
  walkIns: z.number(),
  kept: z.number(),
  reservations: z.number(),
});

export function countConcerned(restaurant: RestaurantId, concern: Concern) {
  return sql(countRow)`
    select count(*) as guests, count(*) filter (where g.temporary) as "walkIns",
           count(*) filter (where g.persist) as kept,
           coalesce(sum((select count(*) from reservation v
                          where v.restaurant_id = g.restaurant_id and v.guest_id = g.id)), 0)::int
             as reservations
      from guest g where g.restaurant_id = ${restaurant} and ${concerned(concern)}`;
}
