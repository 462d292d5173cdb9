import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { RestaurantId } from '../platform/database/scope.ts';

const nonceBytes = 12;
const tagBytes = 16;

function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'cash-register', 32));
}

/** Encrypts a token for one restaurant: copied to another's row, it cannot be read. */
export function sealToken(secret: string, restaurant: RestaurantId, token: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce);
  cipher.setAAD(Buffer.from(restaurant));
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Undefined for what was sealed with another secret or for somebody else. */
export function openToken(
  secret: string,
  restaurant: RestaurantId,
  sealed: Buffer,
): string | undefined {
  const cipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, nonceBytes));
  cipher.setAAD(Buffer.from(restaurant));
  cipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const rest = sealed.subarray(nonceBytes + tagBytes);
  try {
    return Buffer.concat([cipher.update(rest), cipher.final()]).toString('utf8');
  } catch {
    // The cipher has one way only to say that the tag does not fit.
    return undefined;
  }
}
