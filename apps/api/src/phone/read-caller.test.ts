import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCaller } from './read-caller.ts';

test.each([
  ['+4930123456', 'DE', '+4930123456'],
  ['004930123456', 'DE', '+4930123456'],
  ['030 123456', 'DE', '+4930123456'],
  // sipgate.io leaves the plus out.
  ['4930123456', 'DE', '+4930123456'],
  ['436641234567', 'DE', '+436641234567'],
  ['4930123456', 'AT', '+4930123456'],
  ['06641234567', 'AT', '+436641234567'],
  ['2125551234', 'US', '+12125551234'],
  ['12125551234', 'US', '+12125551234'],
  ['sip:030123456@10.0.0.5', 'DE', '+4930123456'],
  ['tel:+4930123456', 'DE', '+4930123456'],
])('%s, called in %s, is %s', (from, country, number) => {
  expect(readCaller(from, country)).toBe(number);
});

test.each(['**611', '12', 'anna'])('%s is no number that a network gave out and stays', (from) => {
  expect(readCaller(from, 'DE')).toBe(from);
});

test.each(['anonymous', '', 'Unknown'])('%j is somebody who keeps the number', (from) => {
  expect(readCaller(from, 'DE')).toBeNull();
});

test('whatever a phone system sends can be shown', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 64 }), fc.stringMatching(/^\+?\d{0,20}$/)),
      fc.constantFrom('DE', 'US', 'nowhere'),
      (from, country) => {
        const caller = readCaller(from, country);
        expect(caller === null || (caller.length <= 40 && caller !== '')).toBe(true);
      },
    ),
  );
});
