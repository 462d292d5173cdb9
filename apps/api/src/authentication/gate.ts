import * as z from 'zod';
import type { Config } from '../platform/config/read-config.ts';
import type { Database } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Gate, Session } from '../platform/http/gate.ts';
import { verifyAccessToken } from './access-token.ts';

export function authenticationGate(config: Config, database: Database): Omit<Gate, 'deployer'> {
  return {
    staff: (token) => verifyAccessToken(config, token),
    isElevated: async (session) => {
      const row = await database.transaction(session.restaurant, (tx) =>
        tx.maybe(readElevation(session)),
      );
      return row !== undefined;
    },
  };
}

function readElevation({ restaurant, family }: Session) {
  return sql(z.object({ id: z.uuid() }))`
    select id from session_family
    where restaurant_id = ${restaurant} and id = ${family}
      and elevated_until > now() and revoked_at is null and expires_at > now()`;
}
