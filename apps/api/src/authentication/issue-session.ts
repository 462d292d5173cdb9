import type { SessionReply } from '@stammtisch/contracts/authentication/session';
import * as z from 'zod';
import type { Config } from '../platform/config/read-config.ts';
import { command, sql } from '../platform/database/sql.ts';
import type { Transaction } from '../platform/database/transaction.ts';
import { signAccessToken } from './access-token.ts';
import type { Account } from './account.ts';
import { familyLifetime, hashOf, newRefresherToken } from './refresher-token.ts';

/** Opens a new session family for the account: a login of its own. */
export async function issueSession(
  tx: Transaction,
  config: Config,
  account: Account,
): Promise<SessionReply> {
  const { family } = await tx.one(openFamily(account));
  const refresherToken = newRefresherToken();
  await tx.run(storeRefresher(account, family, refresherToken));
  return sessionReply(config, account, family, refresherToken);
}

export async function sessionReply(
  config: Config,
  account: Account,
  family: string,
  refresherToken: string,
): Promise<SessionReply> {
  const token = await signAccessToken(config, { ...account, family });
  const { email, restaurant, name } = account;
  return { email, uuid: restaurant, name, token, refresherToken };
}

function openFamily({ account, restaurant }: Account) {
  return sql(z.object({ family: z.uuid() }))`
    insert into session_family (restaurant_id, account_id, expires_at)
    values (${restaurant}, ${account}, now() + ${familyLifetime}::interval)
    returning id as family`;
}

export function storeRefresher({ restaurant }: Account, family: string, token: string) {
  return command`
    insert into refresher (token_hash, restaurant_id, family_id)
    values (${hashOf(token)}, ${restaurant}, ${family})
    on conflict (token_hash) do nothing`;
}
