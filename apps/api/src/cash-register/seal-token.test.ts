import { expect, test } from 'vitest';
import { restaurantId } from '../platform/database/scope.ts';
import { openToken, sealToken } from './seal-token.ts';

const own = restaurantId.parse('00000000-0000-4000-8000-000000000001');
const foreign = restaurantId.parse('00000000-0000-4000-8000-000000000002');
const secret = 'a secret of the installation, long enough';

test('a token is read again by whom it was kept for', () => {
  expect(openToken(secret, own, sealToken(secret, own, 'token'))).toBe('token');
});

test('a token is nothing to another house, another installation, or once it was altered', () => {
  const sealed = sealToken(secret, own, 'token');
  expect(openToken(secret, foreign, sealed)).toBeUndefined();
  expect(openToken(`${secret}!`, own, sealed)).toBeUndefined();
  const altered = Buffer.from(sealed);
  altered.writeUInt8(altered.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1);
  expect(openToken(secret, own, altered)).toBeUndefined();
});

test('the same token never looks the same', () => {
  expect(sealToken(secret, own, 'token').equals(sealToken(secret, own, 'token'))).toBe(false);
});
