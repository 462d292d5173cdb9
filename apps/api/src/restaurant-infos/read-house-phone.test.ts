import { describe, expect, test } from 'vitest';
import { readHousePhone } from './read-house-phone.ts';

describe('a house’s number', () => {
  test.each([
    ['DE', '030 2312500', '+49 30 2312500'],
    ['CH', '044 668 18 00', '+41 44 668 18 00'],
    ['AT', '01 5344000', '+43 1 5344000'],
    ['MU', '212 3456', '+230 212 3456'],
    ['BE', '02 512 34 56', '+32 2 512 34 56'],
    ['DK', '32 12 34 56', '+45 32 12 34 56'],
    ['CA', '(416) 555-0134', '+1 416 555 0134'],
    ['ES', '912 34 56 78', '+34 912 34 56 78'],
    ['FR', '01 42 68 53 00', '+33 1 42 68 53 00'],
    ['IT', '06 6982 1234', '+39 06 6982 1234'],
    ['LU', '27 12 34 56', '+352 27 12 34 56'],
    ['PT', '21 234 5678', '+351 21 234 5678'],
    ['US', '(212) 555-0134', '+1 212 555 0134'],
    ['GB', '020 7946 0123', '+44 20 7946 0123'],
  ])('in %s may be written %s', (country, typed, kept) => {
    expect(readHousePhone(typed, country)).toBe(kept);
    expect(readHousePhone(kept, country)).toBe(kept);
  });

  test('of another country keeps its own code', () => {
    expect(readHousePhone('0033 1 42 68 53 00', 'DE')).toBe('+33 1 42 68 53 00');
  });

  test('may be missing', () => {
    expect(readHousePhone('  ', 'DE')).toBe('');
  });

  test.each([
    '12',
    'ruf an',
    '+49 999 1',
    '+999 30 123456',
    '0123456789012345678',
    '030 2312500 ext. 5',
  ])('is not %s', (typed) => {
    expect(readHousePhone(typed, 'DE')).toBeUndefined();
  });
});
