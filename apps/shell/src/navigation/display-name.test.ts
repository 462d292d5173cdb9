import { expect, test } from 'vitest';
import { shortenDisplayName } from './display-name.ts';

test.each([
  ['Stammtisch Berlin', 'Stammtisch Berlin'],
  ['12345678901234567890', '12345678901234567890'],
  ['123456789012345678901', '12345678901234567…'],
  ['Gasthaus zum Goldenen Löwen', 'Gasthaus zum Gold…'],
])('%s is shown as %s', (name, shown) => {
  expect(shortenDisplayName(name)).toBe(shown);
});

test('an emoji in a long name is not cut in half', () => {
  expect(shortenDisplayName('Gasthaus zum Gold🍺🍺🍺🍺')).toBe('Gasthaus zum Gold…');
});
