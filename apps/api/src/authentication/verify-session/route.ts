import { verifySession } from '@stammtisch/contracts/authentication/verify-session';
import { sql } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Session } from '../../platform/http/gate.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { accountColumns, accountRow } from '../account.ts';
import { sessionAnswer } from '../session-answer.ts';

export function mountVerifySession(api: Api): void {
  register(api, verifySession, async ({ session }) => {
    const account = await api.database.transaction(session.restaurant, (tx) =>
      tx.maybe(readLiveAccount(session)),
    );
    if (!account) return refuse('please-login');
    return sessionAnswer({ email: account.email, uuid: account.restaurant, name: account.name });
  });
}

function readLiveAccount({ restaurant, family }: Session) {
  return sql(accountRow)`
    select ${accountColumns}
    from session_family family
    join account on account.restaurant_id = family.restaurant_id and account.id = family.account_id
    join restaurant on restaurant.id = family.restaurant_id
    where family.restaurant_id = ${restaurant} and family.id = ${family}
      and family.revoked_at is null and family.expires_at > now()`;
}
