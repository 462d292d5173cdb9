import { isRecord } from './problem.ts';

/** Read for its times only; whether a token holds is the server's business. */
export interface TokenTimes {
  /** Seconds since 1970 by the server's clock. */
  issuedAt?: number;
  expiresAt?: number;
}

/** The `iat` and `exp` of a JWT (RFC 7519 §4.1); empty for anything else. */
export function readTokenTimes(token: string): TokenTimes {
  const claims = readClaims(token);
  return {
    ...(typeof claims['iat'] === 'number' && { issuedAt: claims['iat'] }),
    ...(typeof claims['exp'] === 'number' && { expiresAt: claims['exp'] }),
  };
}

/**
 * When the token ends by the local clock. A wrong local clock does no harm: the lifetime counts
 * from the moment of receipt. `undefined` when the token does not say.
 */
export function localExpiry(token: string, receivedAt: number): number | undefined {
  const { issuedAt, expiresAt } = readTokenTimes(token);
  if (expiresAt === undefined) return undefined;
  if (issuedAt === undefined) return expiresAt * 1000;
  return receivedAt + (expiresAt - issuedAt) * 1000;
}

function readClaims(token: string): Record<string, unknown> {
  const payload = token.split('.')[1];
  if (payload === undefined) return {};
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const claims: unknown = JSON.parse(bytes);
    return isRecord(claims) ? claims : {};
  } catch {
    // An opaque token has no times to read; a 401 will tell when it has ended.
    return {};
  }
}
