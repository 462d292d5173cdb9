import { changeMasterPassword as call } from '@stammtisch/contracts/restaurant-info/change-password';
import { command } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Session } from '../../platform/http/gate.ts';
import { register } from '../../platform/http/register.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { guessLimit } from '../guess-limit.ts';
import { findMasterPassword } from '../master-password.ts';
import { settlePassword } from '../settle-password.ts';

export function mountChangeMasterPassword(api: Api): void {
  const { database } = api;
  register(
    api,
    call,
    async ({ body, session, ip }) => {
      const { restaurant } = session;
      // The same count as at the gate: guesses are guesses, wherever they are made.
      const guesses = guessLimit(api, `master ${restaurant}`, ip);
      const limited = await guesses.count();
      if (limited) return limited;
      const stored = await database.transaction(restaurant, (tx) =>
        tx.one(findMasterPassword(restaurant)),
      );
      const hash = await settlePassword(api, guesses, {
        ...body,
        stored: stored.hash ?? undefined,
      });
      if (hash instanceof Refusal) return hash;
      await database.transaction(restaurant, async (tx) => {
        await tx.run(command`
          update restaurant set master_password_hash = ${hash} where id = ${restaurant}`);
        await tx.run(lockElsewhere(session));
      });
      return undefined;
    },
    { refusesDemo: true },
  );
}

function lockElsewhere({ restaurant, family }: Session) {
  return command`
    update session_family set elevated_until = null
     where restaurant_id = ${restaurant} and id <> ${family} and elevated_until is not null`;
}
