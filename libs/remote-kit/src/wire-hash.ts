/** What a password is hashed for; the two never have the same hash (decisions §8). */
export type PasswordPurpose = 'login' | 'master';

// decisions §8: fixed salts, because /authenticate-restaurant-session sends only a uuid.
const salts: Readonly<Record<PasswordPurpose, string>> = {
  login: 'stammtisch/pw/v1',
  master: 'stammtisch/master/v1',
};
const rounds = 600_000;
const bits = 256;

/** False on plain http outside of localhost: browsers offer no WebCrypto there. */
export function canHashPasswords(): boolean {
  return globalThis.isSecureContext !== false && globalThis.crypto?.subtle !== undefined;
}

/** The form in which a password leaves the browser: 64 lower-case hex characters (decisions §8). */
export async function hashForWire(password: string, purpose: PasswordPurpose): Promise<string> {
  const encoder = new TextEncoder();
  const secret = encoder.encode(password.normalize('NFC'));
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const salt = encoder.encode(salts[purpose]);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  const hash = await crypto.subtle.deriveBits(derivation, key, bits);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
