import { changePassword as call } from '@stammtisch/contracts/restaurant-info/change-password';
import { verifySession } from '@stammtisch/contracts/authentication/verify-session';
import { passwordChanged } from '@stammtisch/contracts/topics/password-changed';
import * as z from 'zod';
import { notice } from '../../platform/after-commit/notice.ts';
import { command, sql } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Session } from '../../platform/http/gate.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { guessLimit } from '../guess-limit.ts';
import { settlePassword } from '../settle-password.ts';

export function mountChangePassword(api: Api): void {
  const { database } = api;
  register(
    api,
    call,
    async ({ body, session, ip }) => {
      const guesses = guessLimit(api, `change ${session.account}`, ip);
      const limited = await guesses.count();
      if (limited) return limited;
      const stored = await database.transaction(session.restaurant, (tx) =>
        tx.maybe(findPassword(session)),
      );
      const hash = await settlePassword(api, guesses, { ...body, stored: stored?.hash });
      if (hash instanceof Refusal) return hash;
      await database.transaction(session.restaurant, async (tx) => {
        await tx.run(storePassword(session, hash));
        await tx.run(endOtherSessions(session));
        await tx.run(
          notice(session.restaurant, { type: passwordChanged, href: verifySession.path }),
        );
      });
      return undefined;
    },
    { refusesDemo: true },
  );
}

/** Only a session that has not ended may change it. */
function findPassword({ restaurant, account, family }: Session) {
  return sql(z.object({ hash: z.string() }))`
    select a.password_hash as hash
      from account a
      join session_family f on f.restaurant_id = a.restaurant_id and f.account_id = a.id
     where a.restaurant_id = ${restaurant} and a.id = ${account} and f.id = ${family}
       and f.revoked_at is null and f.expires_at > now()`;
}

function storePassword({ restaurant, account }: Session, hash: string) {
  return command`
    update account set password_hash = ${hash}
     where restaurant_id = ${restaurant} and id = ${account}`;
}

/** Whoever knew the old password is out; the device that changed it stays in. */
function endOtherSessions({ restaurant, account, family }: Session) {
  return command`
    update session_family set revoked_at = now(), revoked_because = 'password'
     where restaurant_id = ${restaurant} and account_id = ${account} and id <> ${family}
       and revoked_at is null`;
}
