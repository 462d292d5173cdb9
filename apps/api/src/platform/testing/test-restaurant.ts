import { createHash } from 'node:crypto';
import * as z from 'zod';
import { signAccessToken } from '../../authentication/access-token.ts';
import { hashPassword } from '../../authentication/password-hash.ts';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../database/database.ts';
import { restaurantId, type RestaurantId } from '../database/scope.ts';
import { command, sql } from '../database/sql.ts';
import type { Session } from '../http/gate.ts';

export interface TestRestaurant {
  id: RestaurantId;
  identifier: string;
  email: string;
  /** As the browser sends it: 64 hex characters. */
  password: string;
  masterPassword: string;
  session: Session;
  /** For the `authorization` header and `x-requested-with`. */
  headers: Record<string, string>;
}

export interface TestRestaurantOptions {
  identifier: string;
  name?: string;
  timeZone?: string;
  isDemo?: boolean;
  /** Restaurants with the same group are linked. */
  group?: string;
}

const madeRow = z.object({ restaurant: restaurantId, account: z.uuid(), family: z.uuid() });

/** 64 hex characters, as PBKDF2 would give them. */
export function wirePassword(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}

/** A restaurant with one account that is signed in already. */
export async function makeTestRestaurant(
  database: Database,
  config: Config,
  options: TestRestaurantOptions,
): Promise<TestRestaurant> {
  const { identifier, isDemo = false, timeZone = 'Europe/Berlin' } = options;
  const email = `${identifier}@example.com`;
  const password = wirePassword(`password of ${identifier}`);
  const masterPassword = wirePassword(`master password of ${identifier}`);
  const [passwordHash, masterPasswordHash] = await Promise.all([
    hashPassword(config, password),
    hashPassword(config, masterPassword),
  ]);
  const made = await database.systemTransaction(async (tx) => {
    const row = await tx.one(sql(madeRow)`
      with restaurant as (
        insert into restaurant (identifier, name, time_zone, is_demo, master_password_hash)
        values (${identifier}, ${options.name ?? identifier}, ${timeZone}, ${isDemo},
                ${masterPasswordHash})
        returning id
      ), account as (
        insert into account (restaurant_id, email, password_hash)
        select id, ${email}, ${passwordHash} from restaurant
        returning id, restaurant_id
      ), family as (
        insert into session_family (restaurant_id, account_id, expires_at)
        select restaurant_id, id, now() + interval '1 day' from account
        returning id, restaurant_id, account_id
      )
      select restaurant_id as restaurant, account_id as account, id as family from family`);
    if (options.group) {
      await tx.run(command`
        insert into restaurant_link (restaurant_id, group_id)
        values (${row.restaurant}, ${options.group})`);
    }
    return row;
  });
  const session = { ...made, email, isDemo };
  const token = await signAccessToken(config, session);
  return {
    id: made.restaurant,
    identifier,
    email,
    password,
    masterPassword,
    session,
    headers: { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' },
  };
}
