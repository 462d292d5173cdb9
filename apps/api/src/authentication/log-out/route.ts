import { logOut } from '@stammtisch/contracts/authentication/log-out';
import { command } from '../../platform/database/sql.ts';
import type { Api } from '../../platform/http/api.ts';
import { register } from '../../platform/http/register.ts';
import { verifyAccessToken } from '../access-token.ts';
import { hashOf } from '../refresher-token.ts';

/** Logging out of what is no session any more is no mistake either. */
export function mountLogOut(api: Api): void {
  register(api, logOut, async ({ bearer = '' }) => {
    const session = await verifyAccessToken(api.config, bearer);
    await api.database.systemTransaction((tx) => tx.run(revoke(session?.family, bearer)));
    return undefined;
  });
}

function revoke(family: string | undefined, token: string) {
  return command`
    update session_family set revoked_at = now(), revoked_because = 'logout'
    where revoked_at is null and id = coalesce(
      ${family ?? null}::uuid,
      (select family_id from refresher where token_hash = ${hashOf(token)}))`;
}
