import { tellApart as call } from '@stammtisch/contracts/guest/tell-apart';
import { notice } from '../../platform/after-commit/notice.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findGuest } from '../guest-row.ts';
import { listOfDuplicates } from '../list-all-duplicates/route.ts';
import { forgetDistinct, storeDistinct, type Pair } from './told-apart.sql.ts';

export function mountTellApart(api: Api): void {
  register(api, call, ({ session, params, body }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const { restaurant } = session;
      const pair: Pair = [params.guestId, body.other];
      if (!(await tx.maybe(findGuest(restaurant, params.guestId)))) return refuse('not-found');
      const other = await tx.maybe(findGuest(restaurant, body.other));
      if (!other || body.other === params.guestId) {
        const message = 'This is no other guest of the guest book.';
        const errors = [{ pointer: '/other', code: 'unknown-guest', message }];
        return refuse('invalid-request', { errors });
      }
      const keep = body.distinct ? storeDistinct : forgetDistinct;
      await tx.run(keep(restaurant, pair));
      await tx.run(notice(restaurant, { type: 'guest.told-apart', href: listOfDuplicates }));
      return undefined;
    }),
  );
}
