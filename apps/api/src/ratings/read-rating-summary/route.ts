import { listRatings } from '@stammtisch/contracts/rating/rating';
import { readRatingSummary as call } from '@stammtisch/contracts/rating/read-rating-summary';
import { formatWireMonth } from '@stammtisch/domain/time/month';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { countMonths, countStars } from './read-rating-summary.sql.ts';

export function mountReadRatingSummary(api: Api): void {
  register(api, call, async ({ session: { restaurant } }) =>
    api.database.transaction(restaurant, async (tx) => {
      const counts = await tx.one(countStars(restaurant));
      const months = await tx.many(countMonths(restaurant));
      return {
        ...counts,
        months: months
          .toReversed()
          .map(({ month, ...rest }) => ({ month: formatWireMonth(month), ...rest })),
        _links: {
          self: { href: call.path },
          ratings: { href: `${listRatings.path}{?stars,open}`, templated: true },
        },
      };
    }),
  );
}
