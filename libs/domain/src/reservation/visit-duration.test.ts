import { expect, test } from 'vitest';
import { parseMinute } from '../time/minute.ts';
import { visitDuration } from './visit-duration.ts';

const durations = {
  usual: 120,
  eveningFrom: 17 * 60,
  bySize: [
    { minPersons: 7, day: 150, evening: 210 },
    { minPersons: 3, day: 90, evening: 135 },
  ],
};

test.each([
  ['a couple stays as long as usual', 2, '2026-05-01T19:00', 120],
  ['a family at lunch leaves sooner', 4, '2026-05-01T12:30', 90],
  ['than in the evening, which begins when the house says', 4, '2026-05-01T17:00', 135],
  ['a large party has its own time', 12, '2026-05-01T19:00', 210],
])('%s', (_, persons, start, expected) => {
  expect(visitDuration(durations, persons, parseMinute(start)!)).toBe(expected);
});
