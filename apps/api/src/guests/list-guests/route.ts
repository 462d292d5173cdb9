import {
  listGuests as call,
  listGuestsWithoutConsent as withoutConsentCall,
  type GuestList,
} from '@stammtisch/contracts/guest/list-guests';
import type { Api } from '../../platform/http/api.ts';
import type { RestaurantId } from '../../platform/database/scope.ts';
import { register } from '../../platform/http/register.ts';
import { toResource } from '../guest-row.ts';
import { listGuests, pageSize, type GuestQuestion } from './list-guests.sql.ts';
import { searchWords } from './search-words.ts';

export function mountListGuests(api: Api): void {
  register(api, call, async ({ session, query }) => {
    const { temporary, ...wanted } = query;
    const kind = temporary ? 'temporary' : 'listed';
    return list(api, session.restaurant, call.path, { ...wanted, kind });
  });
  register(api, withoutConsentCall, async ({ session, query }) =>
    list(api, session.restaurant, withoutConsentCall.path, { ...query, kind: 'without-consent' }),
  );
}

interface Wanted extends Pick<GuestQuestion, 'kind' | 'page'> {
  q?: string | undefined;
  after?: string | undefined;
}

async function list(
  api: Api,
  restaurant: RestaurantId,
  path: string,
  wanted: Wanted,
): Promise<GuestList> {
  const words = searchWords(wanted.q ?? '');
  const rows = await api.database.transaction(restaurant, (tx) =>
    tx.many(listGuests(restaurant, { ...wanted, words })),
  );
  const guests = rows.slice(0, pageSize);
  const isNear = rows.some((row) => row.isNear);
  const last = guests.at(-1);
  const hrefOf = (page: number, after: string | undefined) => {
    const search = new URLSearchParams({
      ...(wanted.q !== undefined && { q: wanted.q }),
      ...(wanted.kind === 'temporary' && { temporary: 'true' }),
      ...(after !== undefined && { after }),
      page: String(page),
    });
    return { href: `${path}?${search}` };
  };
  const hasNext = rows.length > pageSize && !isNear && last !== undefined;
  return {
    total: rows[0]?.total ?? 0,
    isNear,
    page: wanted.page,
    pageSize,
    _links: {
      self: hrefOf(wanted.page, wanted.after),
      ...(hasNext && { next: hrefOf(wanted.page + 1, last.id) }),
    },
    _embedded: { guests: guests.map(toResource) },
  };
}
