import type { SessionReply } from '@stammtisch/contracts/authentication/session';
import * as z from 'zod';
import type { Config } from '../../platform/config/read-config.ts';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { accountColumns, accountRow } from '../account.ts';
import { issueSession } from '../issue-session.ts';
import { isPassword } from '../password-hash.ts';

/** Hashing happens between two transactions: it would hold a connection for 30 ms otherwise. */
export async function logInWith(
  database: Database,
  config: Config,
  email: string,
  password: string,
): Promise<SessionReply | undefined> {
  const account = await database.systemTransaction((tx) => tx.maybe(findAccount(email)));
  const isRight = await isPassword(config, account?.passwordHash, password);
  if (!account || !isRight) return undefined;
  return database.systemTransaction((tx) => issueSession(tx, config, account));
}

function findAccount(email: string) {
  return sql(accountRow.extend({ passwordHash: z.string() }))`
    select ${accountColumns}, account.password_hash as "passwordHash"
    from account join restaurant on restaurant.id = account.restaurant_id
    where lower(account.email) = lower(${email})`;
}
