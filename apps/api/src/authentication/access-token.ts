import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Config } from '../platform/config/read-config.ts';
import { restaurantId } from '../platform/database/scope.ts';
import type { Session } from '../platform/http/gate.ts';

/** Seconds. The client refreshes 100 s before (specification §4). */
const accessTokenLifetime = 900;

const algorithm = 'HS256';
const type = 'at+jwt';
const audience = 'stammtisch-api';
/** Seconds that clocks may disagree (design/reliability.md, clock jump). */
const leeway = 60;

const claims = z.object({
  sub: z.uuid(),
  restaurant: restaurantId,
  email: z.string(),
  family: z.uuid(),
  demo: z.boolean(),
});

type Keyed = Pick<Config, 'TOKEN_SECRET' | 'APP_ORIGIN'>;

export function signAccessToken(config: Keyed, session: Session): Promise<string> {
  return new SignJWT({
    restaurant: session.restaurant,
    email: session.email,
    family: session.family,
    demo: session.isDemo,
  })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(session.account)
    .setIssuer(config.APP_ORIGIN)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenLifetime} s`)
    .sign(keyOf(config));
}

/** Answers nothing for a token that is expired, forged, foreign or no token at all. */
export async function verifyAccessToken(
  config: Keyed,
  token: string,
): Promise<Session | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(config), {
      algorithms: [algorithm],
      typ: type,
      issuer: config.APP_ORIGIN,
      audience,
      clockTolerance: leeway,
      requiredClaims: ['exp', 'iat', 'sub'],
    });
    const { sub, restaurant, email, family, demo } = claims.parse(payload);
    return { restaurant, account: sub, email, family, isDemo: demo };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

const keys = new Map<string, KeyObject>();

function keyOf({ TOKEN_SECRET }: Keyed): KeyObject {
  const known = keys.get(TOKEN_SECRET);
  if (known) return known;
  const key = createSecretKey(Buffer.from(TOKEN_SECRET));
  keys.set(TOKEN_SECRET, key);
  return key;
}
