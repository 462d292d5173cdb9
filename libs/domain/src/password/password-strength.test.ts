import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'too-short'],
  ['kurz', 'too-short'],
  ['12345678', 'weak'],
  ['qwertzuiop', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['sommer12', 'weak'],
  ['Schnitzel7', 'fair'],
  ['vier Knödel, zwei Bier', 'strong'],
  ['xK7#pQ2!vLm9', 'strong'],
  ['寿司と天ぷらの夜', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

const order = ['too-short', 'weak', 'fair', 'strong'];

test('a password is not made weaker by what is written behind it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 10 }), (front, back) => {
      const before = order.indexOf(passwordStrength(front));
      return order.indexOf(passwordStrength(`${front}${back}`)) >= before;
    }),
  );
});

test('an umlaut typed as two signs is judged as one', () => {
  expect(passwordStrength('Kna\u0308ckebrot')).toBe(passwordStrength('Knäckebrot'));
});
