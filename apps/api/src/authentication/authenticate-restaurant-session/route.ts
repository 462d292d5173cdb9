import { authenticateRestaurantSession } from '@stammtisch/contracts/authentication/authenticate-restaurant-session';
import * as z from 'zod';
import { sql } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { accountColumns, accountRow } from '../account.ts';
import { guessLimit } from '../guess-limit.ts';
import { issueSession } from '../issue-session.ts';
import { isPassword } from '../password-hash.ts';
import { sessionAnswer } from '../session-answer.ts';

export function mountAuthenticateRestaurantSession(api: Api): void {
  const { database, config } = api;
  register(
    api,
    authenticateRestaurantSession,
    async ({ body, ip }) => {
      const guesses = guessLimit(api, body.uuid, ip);
      const limited = await guesses.count();
      if (limited) return limited;
      const account = await database.systemTransaction((tx) => tx.maybe(firstAccount(body.uuid)));
      const isRight = await isPassword(config, account?.passwordHash, body.password);
      if (!account || !isRight) return refuse('wrong-password');
      await guesses.forget();
      return sessionAnswer(
        await database.systemTransaction((tx) => issueSession(tx, config, account)),
      );
    },
    { takes: 'form' },
  );
}

/** The call names no account, so it is the restaurant's oldest one. */
function firstAccount(restaurant: string) {
  return sql(accountRow.extend({ passwordHash: z.string() }))`
    select ${accountColumns}, account.password_hash as "passwordHash"
    from account join restaurant on restaurant.id = account.restaurant_id
    where restaurant.id = ${restaurant}
    order by account.id limit 1`;
}
