import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { deployToken } from '@stammtisch/contracts/registry/deploy-tokens';
import { command, fragment, sql } from '../platform/database/sql.ts';

/** 256 random bits; the prefix lets a secret scanner find a token that was committed by mistake. */
export function makeDeployToken(): string {
  return `stammtisch-deploy-${randomBytes(32).toString('base64url')}`;
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isSameToken(one: string, other: string): boolean {
  return timingSafeEqual(hashOfToken(one), hashOfToken(other));
}

const instant = z.date().transform((at) => at.toISOString());
const tokenRow = deployToken.extend({ createdAt: instant, lastUsedAt: instant.nullable() });
const teamRow = deployToken.pick({ team: true, remotes: true });

const columns = fragment`
  id, team, remotes, created_at as "createdAt", last_used_at as "lastUsedAt"`;

export const findTeam = (token: string) =>
  sql(teamRow)`
    select team, remotes from registry_token
    where token_hash = ${hashOfToken(token)} and revoked_at is null`;

/** To the minute, so that an upload of many files writes it once. */
export const markUsed = (token: string) =>
  command`
    update registry_token set last_used_at = now()
    where token_hash = ${hashOfToken(token)}
      and (last_used_at is null or last_used_at < now() - interval '1 minute')`;

export const storeToken = (token: string, team: string, remotes: readonly string[]) =>
  sql(tokenRow)`
    insert into registry_token (team, remotes, token_hash)
    values (${team}, ${remotes}, ${hashOfToken(token)})
    returning ${columns}`;

export const listTokens = sql(tokenRow)`
  select ${columns} from registry_token where revoked_at is null order by team, created_at`;

export const revokeToken = (id: string) =>
  command`update registry_token set revoked_at = now() where id = ${id} and revoked_at is null`;
