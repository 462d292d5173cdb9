import { expect, test } from 'vitest';
import { readMountOptions } from './mount-options.ts';

test('a restaurant’s identifier is enough', () => {
  expect(readMountOptions({ identifier: 'hotel-wien' })).toEqual({ identifier: 'hotel-wien' });
});

test.each([
  [undefined, /the options/],
  [{}, /identifier/],
  [{ identifier: '../secret' }, /identifier/],
  [{ identifier: 'hotel-wien', language: 'it' }, /language/],
  [{ identifier: 'hotel-wien', theme: 'pink' }, /theme/],
])('a page that asks for %j is told what is wrong', (options, reason) => {
  expect(() => readMountOptions(options)).toThrow(reason);
});
