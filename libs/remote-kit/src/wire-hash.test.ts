import { expect, test } from 'vitest';
import { canHashPasswords, hashForWire } from './wire-hash.ts';

// Computed with Node's pbkdf2Sync(password, salt, 600000, 32, 'sha256').
test.each([
  [
    'stammtisch',
    'login',
    'd64aca6ad9a3d9ef65cc4f46cada09b690d43a207749058affcb5ed8f46d01f1',
  ] as const,
  [
    'schluessel',
    'master',
    'b5e9a53c5d8af6d5881b5a8f8bcdd7428e3358ec4bef97d6360f267b2ead4922',
  ] as const,
  ['Käse', 'login', '07c6978a716730ea8c424db303c52a27beeb8ef686d729b6c7cf5f5ef633d6ea'] as const,
])('the %s password leaves the browser as its %s hash', async (password, purpose, hash) => {
  expect(await hashForWire(password, purpose)).toBe(hash);
});

test('an umlaut typed as two characters is the same password', async () => {
  const composed = await hashForWire('Käse', 'login');
  expect(await hashForWire('Ka\u0308se', 'login')).toBe(composed);
});

test('a browser with WebCrypto can hash', () => {
  expect(canHashPasswords()).toBe(true);
});
