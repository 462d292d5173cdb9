import * as z from 'zod';
import type { QueryOf } from '@stammtisch/contracts/call';
import { listRatings as call } from '@stammtisch/contracts/rating/rating';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { loadHouse } from '../../settings/house.ts';
import { ratingColumns, ratingRow, ratingSource, toResource } from '../rating-row.ts';

const pageSize = 50;

type Wanted = QueryOf<typeof call>;

const count = z.object({ total: z.number() });

function countRatings(restaurant: RestaurantId, { stars, open }: Wanted) {
  return sql(count)`
    select count(*) as total from rating
     where restaurant_id = ${restaurant} and rated_at is not null
       and (${stars ?? null}::int is null or stars = ${stars ?? null})
       and (${open ?? null}::text is null or handled_at is null)`;
}

function selectRatings(restaurant: RestaurantId, { stars, open, page }: Wanted) {
  return sql(ratingRow)`
    select ${ratingColumns} from ${ratingSource}
     where v.restaurant_id = ${restaurant} and v.rated_at is not null
       and (${stars ?? null}::int is null or v.stars = ${stars ?? null})
       and (${open ?? null}::text is null or v.handled_at is null)
     order by v.rated_at desc, v.id limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

export function mountListRatings(api: Api): void {
  register(api, call, async ({ session: { restaurant }, query }) =>
    api.database.transaction(restaurant, async (tx) => {
      const house = await tx.one(loadHouse(restaurant));
      const { total } = await tx.one(countRatings(restaurant, query));
      const rows = await tx.many(selectRatings(restaurant, query));
      const filter = new URLSearchParams({
        ...(query.stars !== undefined && { stars: String(query.stars) }),
        ...(query.open && { open: query.open }),
      });
      const path = filter.size > 0 ? `${call.path}?${filter}` : call.path;
      return {
        ...pageOf(path, { page: query.page, pageSize, total }),
        _embedded: { ratings: rows.map((row) => toResource(row, house)) },
      };
    }),
  );
}
