import { readGuest as call } from '@stammtisch/contracts/guest/guest';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import { register } from '../../platform/http/register.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { answerWith, guestColumns, guestRow } from '../guest-row.ts';

export function mountReadGuest(api: Api): void {
  register(api, call, async ({ session, params }) =>
    api.database.transaction(session.restaurant, async (tx) => {
      const row = await tx.maybe(sql(guestRow)`
        select ${guestColumns} from guest g
         where g.restaurant_id = ${session.restaurant} and g.id = ${params.guestId}`);
      return row ? answerWith(row) : refuse('not-found');
    }),
  );
}
