import { enterMasterPassword } from '@stammtisch/contracts/authentication/enter-master-password';
import * as z from 'zod';
import { sql } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Session } from '../../platform/http/gate.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { register } from '../../platform/http/register.ts';
import { guessLimit } from '../guess-limit.ts';
import { findMasterPassword } from '../master-password.ts';
import { isPassword } from '../password-hash.ts';
import { sessionAnswer } from '../session-answer.ts';

export function mountEnterMasterPassword(api: Api): void {
  const { database, config } = api;
  register(api, enterMasterPassword, async ({ body, session, ip }) => {
    const guesses = guessLimit(api, `master ${session.restaurant}`, ip);
    const limited = await guesses.count();
    if (limited) return limited;
    const { hash } = await database.transaction(session.restaurant, (tx) =>
      tx.one(findMasterPassword(session.restaurant)),
    );
    if (!(await isPassword(config, hash ?? undefined, body.password))) {
      return refuse('wrong-master-password');
    }
    await guesses.forget();
    const elevated = await database.transaction(session.restaurant, (tx) =>
      tx.maybe(elevate(session)),
    );
    if (!elevated) return refuse('please-login');
    return sessionAnswer({ elevatedUntil: elevated.until.toISOString() });
  });
}

/** design/reliability.md: ten minutes, kept here and checked with every guarded call. */
function elevate({ restaurant, family }: Session) {
  return sql(z.object({ until: z.date() }))`
    update session_family set elevated_until = now() + interval '10 minutes'
    where restaurant_id = ${restaurant} and id = ${family} and revoked_at is null
    returning elevated_until as until`;
}
