import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLeadTime, storeLeadTime } from './lead-time.ts';

test.each([
  [0, 'time', { count: 0, unit: 'minutes' }],
  [5_400, 'time', { count: 90, unit: 'minutes' }],
  [7_200, 'time', { count: 2, unit: 'hours' }],
  [172_800, 'days', { count: 2, unit: 'days' }],
] as const)('%i seconds as "%s" are said as people say it', (seconds, unit, said) => {
  expect(readLeadTime(seconds, unit)).toEqual(said);
});

test('what is said is stored as the same time', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.constantFrom('minutes', 'hours', 'days'), (count, unit) => {
      const stored = storeLeadTime(count, unit);
      const again = readLeadTime(...stored);
      expect(storeLeadTime(again.count, again.unit)).toEqual(stored);
    }),
  );
});
