import { createHash, createHmac, randomBytes } from 'node:crypto';

/** The token of a guest's mail link: known to the mail alone, the database keeps its hash. */
export interface BookingLinks {
  issue(): { nonce: Buffer; hash: Buffer };
  /** 128 bits in base64url; the same for the same nonce, so that every mail carries one link. */
  tokenOf(nonce: Buffer): string;
  /** Of the link to rate the visit; whoever has one of the two links cannot tell the other. */
  ratingTokenOf(nonce: Buffer): string;
}

/** @param secret the server's own; without it a stolen database opens no link */
export function createBookingLinks(secret: string): BookingLinks {
  const derive = (purpose: 'booking-link' | 'rating-link', nonce: Buffer) =>
    createHmac('sha256', secret)
      .update(purpose)
      .update(nonce)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  const tokenOf = (nonce: Buffer) => derive('booking-link', nonce);
  return {
    tokenOf,
    ratingTokenOf: (nonce) => derive('rating-link', nonce),
    issue() {
      const nonce = randomBytes(16);
      return { nonce, hash: hashToken(tokenOf(nonce)) };
    },
  };
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
