import { expect, it } from 'vitest';
import { isKnownNumber } from './is-known-number.ts';

it.each([
  ['030 1234567', 'DE'],
  ['+49 30 1234567', 'AT'],
  ['0664 1234567', 'AT'],
  ['0049 171 1234567', 'DE'],
  ['', 'DE'],
  ['030 1234567', 'nowhere'],
])('%s in %s is a number that somebody may have', (phone, country) => {
  expect(isKnownNumber(phone, country)).toBe(true);
});

it.each([
  ['12', 'DE'],
  ['+49 999 1', 'DE'],
  ['+999 30 123456', 'DE'],
  ['0123456789012345678', 'DE'],
])('%s in %s is not', (phone, country) => {
  expect(isKnownNumber(phone, country)).toBe(false);
});
