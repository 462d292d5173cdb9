import { expect, test } from 'vitest';
import { readHousePhone } from './house-phone.ts';

test.each([
  ['030 2312599', 'DE', '+49 30 2312599'],
  ['0664 1234567', 'AT', '+43 664 1234567'],
  ['+41 44 668 18 00', 'DE', '+41 44 668 18 00'],
  ['', 'DE', ''],
  ['12', 'DE', undefined],
  ['ruf an', 'DE', undefined],
  ['+999 30 123456', 'DE', undefined],
])('%j in %s is read as %j', (typed, country, read) => {
  expect(readHousePhone(typed, country)).toBe(read);
});
