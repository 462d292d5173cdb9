import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { mostPhoneTokens, type PhoneToken } from '@stammtisch/contracts/phone/phone-system';
import { restaurantId, type RestaurantId } from '../platform/database/scope.ts';
import { command, fragment, sql } from '../platform/database/sql.ts';
import { hashOfToken } from '../registry/deploy-token.ts';

/** 256 random bits; the prefix lets a secret scanner find a token that was written down somewhere. */
export function newPhoneToken(): string {
  return `stammtisch-phone-${randomBytes(32).toString('base64url')}`;
}

const instant = z.date().transform((at) => at.toISOString());
const tokenRow = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});

const columns = fragment`id, name, created_at as "createdAt", last_used_at as "lastUsedAt"`;

export function listTokens(restaurant: RestaurantId) {
  return sql(tokenRow)`
    select ${columns} from phone_token where restaurant_id = ${restaurant}
     order by created_at limit ${mostPhoneTokens}`;
}

/** Nothing is stored, and no row answered, for a house that has as many as it may have. */
export function storeToken(restaurant: RestaurantId, name: string, token: string) {
  return sql(tokenRow)`
    insert into phone_token (restaurant_id, name, token_hash)
    select ${restaurant}, ${name}, ${hashOfToken(token)}
     where (select count(*) from phone_token where restaurant_id = ${restaurant}) < ${mostPhoneTokens}
    returning ${columns}`;
}

export function deleteToken(restaurant: RestaurantId, id: string) {
  return command`delete from phone_token where restaurant_id = ${restaurant} and id = ${id}`;
}

/** Whose token it is. The accounts of the house tell whether the installation lets it have a phone system. */
export function findHouseOf(token: string) {
  return sql(z.object({ restaurant: restaurantId, accounts: z.array(z.string()) }))`
    select t.restaurant_id as restaurant,
           array(select a.email from account a where a.restaurant_id = t.restaurant_id) as accounts
      from phone_token t where t.token_hash = ${hashOfToken(token)}`;
}

/** To the minute: a busy evening writes it seldom. */
export function markUsed(token: string) {
  return command`
    update phone_token set last_used_at = clock_timestamp()
     where token_hash = ${hashOfToken(token)}
       and (last_used_at is null or last_used_at < clock_timestamp() - interval '1 minute')`;
}

export function toTokenResource(row: z.output<typeof tokenRow>): PhoneToken {
  return { ...row, _links: { revoke: { href: `/api/1/phone/tokens/${row.id}` } } };
}
