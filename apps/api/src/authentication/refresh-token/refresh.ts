import type { SessionReply } from '@stammtisch/contracts/authentication/session';
import * as z from 'zod';
import type { Config } from '../../platform/config/read-config.ts';
import type { Database } from '../../platform/database/database.ts';
import { command, sql } from '../../platform/database/sql.ts';
import { accountColumns, accountRow, type Account } from '../account.ts';
import { sessionReply, storeRefresher } from '../issue-session.ts';
import { graceSeconds, hashOf, successorOf } from '../refresher-token.ts';

const refresherRow = accountRow.extend({
  family: z.uuid(),
  isLive: z.boolean(),
  use: z.enum(['first', 'repeated', 'replayed']),
});

/**
 * Exchanges a refresher token for its successor. Used again after the grace it must have been
 * stolen, from the client or by it: the whole family ends.
 */
export function refresh(
  database: Database,
  config: Config,
  token: string,
): Promise<SessionReply | undefined> {
  const successor = successorOf(config, token);
  return database.systemTransaction(async (tx) => {
    const found = await tx.maybe(lockRefresher(token));
    if (!found?.isLive) return undefined;
    if (found.use === 'replayed') {
      await tx.run(revokeFamily(found, found.family));
      return undefined;
    }
    if (found.use === 'first') {
      await tx.run(markUsed(token));
      await tx.run(storeRefresher(found, found.family, successor));
    }
    return sessionReply(config, found, found.family, successor);
  });
}

/** Two parallel refreshes of one family queue up here: the second one reads what the first did. */
function lockRefresher(token: string) {
  return sql(refresherRow)`
    select ${accountColumns}, family.id as family,
      family.revoked_at is null and family.expires_at > now() as "isLive",
      case when refresher.used_at is null then 'first'
           when refresher.used_at > clock_timestamp() - make_interval(secs => ${graceSeconds})
             then 'repeated'
           else 'replayed' end as use
    from refresher
    join session_family family
      on family.restaurant_id = refresher.restaurant_id and family.id = refresher.family_id
    join account on account.restaurant_id = family.restaurant_id and account.id = family.account_id
    join restaurant on restaurant.id = family.restaurant_id
    where refresher.token_hash = ${hashOf(token)}
    for update of refresher`;
}

function markUsed(token: string) {
  return command`update refresher set used_at = clock_timestamp() where token_hash = ${hashOf(token)}`;
}

function revokeFamily({ restaurant }: Account, family: string) {
  return command`
    update session_family set revoked_at = now(), revoked_because = 'replayed'
    where restaurant_id = ${restaurant} and id = ${family}`;
}
