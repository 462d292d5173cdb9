import { expect, test } from 'vitest';
import { readProviderTime } from './provider-time.ts';

const read = (text: string) => {
  const at = readProviderTime(text, 'Europe/Berlin');
  return at === undefined ? undefined : new Date(at).toISOString();
};

test.each([
  ['2026-11-21T19:30:05Z', '2026-11-21T19:30:05.000Z'],
  ['2026-11-21T20:30:05+01:00', '2026-11-21T19:30:05.000Z'],
  ['2026-11-21 20:30:05', '2026-11-21T19:30:05.000Z'],
  ['2026-07-21 20:30', '2026-07-21T18:30:00.000Z'],
])('%s is read on the clock of the house where it names no other', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each(['', 'gestern', '2026-02-30 10:00:00', '2026-11-21', '2027-03-28 02:30:00'])(
  '“%s” is no time',
  (text) => {
    expect(read(text)).toBeUndefined();
  },
);
