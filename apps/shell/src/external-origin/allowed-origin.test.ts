import { expect, test } from 'vitest';
import { allowedOrigin } from './allowed-origin.ts';

const allowList = ['https://partner.example', 'http://localhost:5000'];

test.each(allowList)('%s may hand a visitor over because the registry lists it', (origin) => {
  expect(allowedOrigin(origin, allowList)).toBe(origin);
});

test.each([
  null,
  '',
  '//partner.example',
  '/\\partner.example',
  'javascript:alert(1)',
  'https://partner.example/',
  'https://partner.example/path',
  'https://partner.example@evil.example',
  'https://partner.example.evil.example',
  'https://PARTNER.example',
  'https://partner.example:443',
  'http://partner.example',
  ' https://partner.example',
  'https://partner.example\\.evil.example',
  'data:text/html,x',
])('%j may not', (asked) => {
  expect(allowedOrigin(asked, allowList)).toBeUndefined();
});
