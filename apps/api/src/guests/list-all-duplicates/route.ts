import { listAllDuplicates as call } from '@stammtisch/contracts/guest/list-all-duplicates';
import type { Api } from '../../platform/http/api.ts';
import { pageOf } from '../../platform/http/page-of.ts';
import { register } from '../../platform/http/register.ts';
import { toResource } from '../guest-row.ts';
import { findGuests, listPairs } from './pairs.sql.ts';

export const listOfDuplicates = call.path;
const pageSize = 20;

export function mountListAllDuplicates(api: Api): void {
  register(api, call, ({ session, query }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const { restaurant } = session;
      const offset = (query.page - 1) * pageSize;
      const pairs = await tx.many(listPairs(restaurant, { size: pageSize, offset }));
      const ids = pairs.flatMap(({ oneId, otherId }) => [oneId, otherId]);
      const guests = await tx.many(findGuests(restaurant, ids));
      const byId = new Map(guests.map((guest) => [guest.id, toResource(guest)]));
      return {
        ...pageOf(listOfDuplicates, { page: query.page, pageSize, total: pairs[0]?.total ?? 0 }),
        _embedded: {
          pairs: pairs.flatMap(({ oneId, otherId, reason }) => {
            const [first, second] = [byId.get(otherId), byId.get(oneId)];
            return first && second ? [{ first, second, reason, _links: {} }] : [];
          }),
        },
      };
    }),
  );
}
